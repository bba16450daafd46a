import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#testing/anyText.ts';
import { contractPathOf, serializePath } from './pathParameters.ts';

const TEMPLATE = 'https://gateway.example/api/produtos/marcas/{id}/delete';
const UUID = '3f0c6f0e-6a0b-4a5e-9f51-0d2b8f6d7c11';

describe('serializePath', () => {
  it.each<[string, unknown, string]>([
    ['a number', 7, '7'],
    ['a number as text', '42', '42'],
    ['the largest id', Number.MAX_SAFE_INTEGER, '9007199254740991'],
    ['a code with leading zeros', '00123', '00123'],
    ['a UUID', UUID, UUID],
    ['a UUID in capitals', UUID.toUpperCase(), UUID.toUpperCase()],
    ['a CNPJ of digits (API2-017)', '11222333000181', '11222333000181'],
    ['a CNPJ with letters (D2)', '12ABC34501DE35', '12ABC34501DE35'],
  ])('puts in %s', (_, id, text) => {
    expect(serializePath(TEMPLATE, { id })).toBe(
      `https://gateway.example/api/produtos/marcas/${text}/delete`,
    );
  });

  it('puts in each of several parameters, and leaves others out', () => {
    expect(serializePath('/a/{id}/b/{documentoId}', { id: 1, documentoId: 2, outro: 3 })).toBe('/a/1/b/2');
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['one dot', '.'],
    ['two dots', '..'],
    ['dots with a number', '../1'],
    ['encoded dots', '%2e%2e'],
    ['a slash', '1/delete'],
    ['a backslash', '1\\delete'],
    ['an encoded slash', '1%2fdelete'],
    ['a query', '1?admin=1'],
    ['a fragment', '1#x'],
    ['a line break at the end', '1\n'],
    ['a NUL', '1\0'],
    ['a tab', '\t1'],
    ['a space', ' 1'],
    ['a matrix parameter', '1;x=1'],
    ['digits of another script', '١٢٣'],
    ['full-width dots', '．．'],
    ['a word', 'delete'],
    ['a placeholder', '{id}'],
    ['a replacement pattern', '$&'],
    ['a CNPJ with punctuation', '11.222.333/0001-81'],
    ['a CNPJ in small letters', '12abc34501de35'],
    ['a UUID with braces', `{${UUID}}`],
    ['twenty digits', '12345678901234567890'],
    ['NaN', Number.NaN],
    ['a fraction', 1.5],
    ['a negative number', -1],
    ['a number that lost digits', 2 ** 53],
    ['a huge number', 1e21],
    ['a boolean', true],
    ['a list', [1]],
    ['an object that reads as a number', { toString: () => '1' }],
  ])('refuses %s, naming the parameter but not quoting it', (_, id) => {
    expect(() => serializePath(TEMPLATE, { id })).toThrow(TypeError);
    expect(() => serializePath(TEMPLATE, { id })).toThrow(/^Path parameter "id" is [a-zA-Z, ]+$/);
  });

  it('never leaves the endpoint, whatever the text is', () => {
    const text = fc.oneof(
      anyText(),
      fc.stringMatching(/^[./\\%0-9a-fA-F?#;{}-]{0,40}$/),
      fc.constantFrom(UUID, '7', '12ABC34501DE35'),
    );
    fc.assert(
      fc.property(text, (id) => {
        let url: string;
        try {
          url = serializePath(TEMPLATE, { id });
        } catch (error) {
          expect(error).toBeInstanceOf(TypeError);
          return;
        }
        expect(new URL(url).pathname).toBe(`/api/produtos/marcas/${id}/delete`);
        expect(new URL(url).href).toBe(url);
      }),
    );
  });
});

describe('contractPathOf', () => {
  it.each([
    ['https://gateway.example', 'https://gateway.example/api/produtos?busca=x', '/api/produtos'],
    ['https://gateway.example/', 'https://gateway.example/api/produtos', '/api/produtos'],
    ['https://gateway.example/v1', 'https://gateway.example/v1/api/produtos', '/api/produtos'],
    ['https://gateway.example/v1/', 'https://gateway.example/v1/api/produtos#x', '/api/produtos'],
  ])('with base address %s finds the path of %s', (baseUrl, url, path) => {
    expect(contractPathOf(url, baseUrl)).toBe(path);
  });

  it.each([
    ['https://gateway.example', 'https://gateway.example.evil.com/api/produtos'],
    ['https://gateway.example', 'http://gateway.example/api/produtos'],
    ['https://gateway.example', 'https://gateway.example:8443/api/produtos'],
    ['https://gateway.example/v1', 'https://gateway.example/api/produtos'],
    ['https://gateway.example/v1', 'https://gateway.example/v10/api/produtos'],
    ['https://gateway.example/v1', 'https://gateway.example/v1/../api/produtos'],
    ['https://gateway.example', 'https://gateway.example/api/produtos/marcas/{id}'],
    ['https://gateway.example', 'https://gateway.example/api/produtos/marcas/%7bid%7d'],
  ])('with base address %s refuses %s', (baseUrl, url) => {
    expect(() => contractPathOf(url, baseUrl)).toThrow(TypeError);
  });
});
