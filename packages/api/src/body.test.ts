import { describe, expect, it } from 'vitest';
import { serializeBody } from './body.ts';

describe('serializeBody', () => {
  it('writes JSON with the names letter by letter (FND-062)', () => {
    expect(serializeBody({ icmsOrigemMercadia: 1.5, pisConfins: null, vazio: undefined })).toBe(
      '{"icmsOrigemMercadia":1.5,"pisConfins":null}',
    );
  });

  it.each<[string, unknown]>([
    ['a Blob', new Blob()],
    ['a File', new File([], 'a.pdf')],
    ['a file in a list', { fotos: [new File([], 'a.png')] }],
    ['a form', new FormData()],
    ['bytes', new Uint8Array(2)],
    ['a buffer', new ArrayBuffer(2)],
  ])('refuses %s, which JSON would empty', (_, body) => {
    expect(() => serializeBody(body)).toThrow(new TypeError('Files do not go through this client'));
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %d, which JSON would turn into null (D4)',
    (custo) => {
      expect(() => serializeBody({ itens: [{ custo }] })).toThrow(TypeError);
    },
  );
});
