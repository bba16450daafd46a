import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#testing/anyText.ts';
import { serializeQuery } from './query.ts';

describe('serializeQuery', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['nothing for no values', {}, ''],
    ['dotted names as they are (FND-062, CON-29)', { 'Paginacao.Pagina': 2 }, 'Paginacao.Pagina=2'],
    ['both letter cases of a name (CON-30)', { Busca: 'a', busca: 'b' }, 'Busca=a&busca=b'],
    ['nothing for null and undefined (API2-012)', { a: null, b: undefined, c: 1 }, 'c=1'],
    ['an empty text, which is a value', { busca: '' }, 'busca='],
    [
      'booleans as words (API2-011)',
      { 'Ordenacao.Ascending': false, x: true },
      'Ordenacao.Ascending=false&x=true',
    ],
    ['zero and decimals', { a: 0, b: -1.5, c: -0 }, 'a=0&b=-1.5&c=0'],
    ['a list as the name repeated', { ids: [1, 2, 3] }, 'ids=1&ids=2&ids=3'],
    ['nothing for an empty list', { ids: [] }, ''],
    [
      'search text that looks like syntax',
      { busca: '50% & a=b?#+/' },
      'busca=50%25%20%26%20a%3Db%3F%23%2B%2F',
    ],
    ['letters with accents', { busca: 'AÇÃO' }, 'busca=A%C3%87%C3%83O'],
    [
      'half an emoji, which no address can hold, as the replacement sign',
      { busca: '\uD83E' },
      'busca=%EF%BF%BD',
    ],
    ['dates as texts (D3)', { DataInicio: '2027-03-01' }, 'DataInicio=2027-03-01'],
  ])('writes %s', (_, query, text) => {
    expect(serializeQuery(query)).toBe(text);
  });

  it.each<[string, unknown]>([
    ['NaN', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['a Date (D3)', new Date(0)],
    ['a nested object', { Pagina: 1 }],
    ['a list in a list', [[1]]],
    ['an object in a list', [{}]],
    ['null in a list', [1, null]],
    ['NaN in a list', [Number.NaN]],
    ['a bigint', 1n],
    ['a function', () => 1],
    ['a symbol', Symbol('x')],
  ])('refuses %s, naming the value but not quoting it', (_, value) => {
    expect(() => serializeQuery({ filtro: value })).toThrow(
      new TypeError('Query value "filtro" must be a text, a finite number, a boolean or a list of these'),
    );
  });

  const name = anyText({ minLength: 1 });
  const scalar = fc.oneof(anyText(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean());

  it('can be read back to the very names and values, in order, whatever they hold', () => {
    fc.assert(
      fc.property(
        fc.dictionary(name, fc.oneof(scalar, fc.array(scalar), fc.constantFrom(null, undefined))),
        (query) => {
          const expected = Object.entries(query).flatMap(([key, value]) =>
            (Array.isArray(value) ? value : [value])
              .filter((item) => item !== null && item !== undefined)
              .map((item) => [key, String(item)]),
          );
          expect([...new URLSearchParams(serializeQuery(query))]).toEqual(expected);
        },
      ),
    );
  });

  it('never ends the query, whatever is typed', () => {
    fc.assert(
      fc.property(fc.dictionary(name, anyText()), (query) => {
        const url = new URL(`https://gateway.example/api/produtos?${serializeQuery(query)}`);
        expect([url.pathname, url.hash]).toEqual(['/api/produtos', '']);
      }),
    );
  });

  it('gives the same text for the same values', () => {
    fc.assert(
      fc.property(fc.dictionary(name, scalar), (query) => {
        expect(serializeQuery({ ...query })).toBe(serializeQuery(query));
      }),
    );
  });
});
