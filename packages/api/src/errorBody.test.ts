import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readErrorBody } from './errorBody.ts';

const read = (body: unknown) => readErrorBody(JSON.stringify(body));

describe('the sentence for the user (API3-007)', () => {
  const everything = {
    errosGlobais: ['primeiro', 'outro'],
    errors: { global: ['segundo', 'outro'], fields: {} },
    mensagem: 'terceiro',
    message: 'quarto',
  };

  it.each<[string, unknown, string | null]>([
    ['`errosGlobais[0]`', everything, 'primeiro'],
    ['`errors.global[0]`', { ...everything, errosGlobais: [] }, 'segundo'],
    ['`mensagem`', { ...everything, errosGlobais: [], errors: { global: [] } }, 'terceiro'],
    ['`message`', { message: 'quarto', errors: { global: [], fields: {} } }, 'quarto'],
    ['nothing', { errors: { global: [], fields: {} } }, null],
  ])('is taken in the order of GAP-26: %s', (_, body, message) => {
    expect(read(body).message).toBe(message);
  });

  it.each<[string, unknown]>([
    ['a number', 42],
    ['an object', { mensagem: 'x' }],
    ['an empty text', ''],
    ['blanks', ' \n\t'],
    ['markup', '<p>Erro</p>'],
    ['an open comment', '<!-- x -->'],
    ['a document', '<!DOCTYPE html><html>'],
    ['a dump', 'x'.repeat(501)],
    ['null', null],
  ])('is never %s: the next in the order is used', (_, value) => {
    expect(read({ errosGlobais: [value], message: 'Marca em uso' }).message).toBe('Marca em uso');
    expect(read({ errosGlobais: value, errors: value, mensagem: value, message: value }).message).toBeNull();
  });

  it('may hold signs that only look like markup', () => {
    expect(read({ message: 'Peso < 10 kg e > 2 kg' }).message).toBe('Peso < 10 kg e > 2 kg');
  });

  it('loses blanks around it', () => {
    expect(read({ message: '  Marca em uso \n' }).message).toBe('Marca em uso');
  });
});

describe('the texts of fields (D9)', () => {
  it.each<[string, unknown, Record<string, string[]>]>([
    ['paths of the body', { 'contatos[0].email': ['a', 'b'] }, { 'contatos[0].email': ['a', 'b'] }],
    ['a single text', { cep: 'Cep inválido' }, { cep: ['Cep inválido'] }],
    ['usable texts only', { a: ['x', 1, null, '', '<b>y</b>'], b: [], c: null, d: {} }, { a: ['x'] }],
    ['nothing of a list', ['x'], {}],
    ['nothing of a text', 'x', {}],
    ['nothing of null', null, {}],
  ])('hold %s', (_, fields, expected) => {
    expect(read({ errors: { fields } }).fields).toEqual(expected);
  });

  it('cannot reach the prototype of anything', () => {
    const { fields } = readErrorBody('{"errors":{"fields":{"__proto__":["x"],"constructor":["y"]}}}');
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
    expect(Object.keys(fields)).toEqual(['__proto__', 'constructor']);
  });
});

describe('a body that is no error body', () => {
  it.each([
    '',
    'null',
    '[]',
    '"x"',
    '42',
    '{',
    '<html>',
    '{"errors":null}',
    '{"errors":[]}',
    '{"errors":{"global":{}}}',
  ])('says nothing: %s', (text) => {
    expect(readErrorBody(text)).toEqual({ message: null, fields: {} });
  });

  it('never throws and only gives texts, whatever the JSON is', () => {
    const part = fc.jsonValue();
    const body = fc.record(
      {
        errosGlobais: part,
        errors: fc.oneof(part, fc.record({ global: part, fields: part }, { requiredKeys: [] })),
        mensagem: part,
        message: part,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(body, part), (value) => {
        const { message, fields } = read(value);
        expect(message === null || (typeof message === 'string' && message.trim() !== '')).toBe(true);
        for (const texts of Object.values(fields)) {
          expect(texts.length).toBeGreaterThan(0);
          expect(texts.every((text) => typeof text === 'string')).toBe(true);
        }
      }),
    );
  });
});
