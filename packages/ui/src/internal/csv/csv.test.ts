import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#testing/anyText.ts';
import { byteOrderMark, type CsvColumn, csvText } from './csv.ts';

const one = (kind: 'text' | 'code', value: string) =>
  csvText([{ header: 'c', kind, value: () => value }], [null])
    .slice(byteOrderMark.length)
    .split('c\r\n')[1]
    ?.slice(0, -2);

const number = (value: number | string | null, decimals?: number) =>
  csvText([{ header: 'c', kind: 'number', value: () => value, decimals }], [null]).split('\r\n')[1];

/** Reads a CSV file as a spreadsheet does. */
function parse(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n)/gy;
  const body = csv.slice(byteOrderMark.length);
  for (const [, inQuotes, plain, end] of body.matchAll(pattern)) {
    row.push(inQuotes?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ';') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

describe('csvText', () => {
  it('writes what a Brazilian Excel opens by a double click', () => {
    const columns: CsvColumn<{ name: string; ean: string; price: number | null }>[] = [
      { header: 'Produto', value: ({ name }) => name },
      { header: 'EAN', kind: 'code', value: ({ ean }) => ean },
      { header: 'Preço; R$', kind: 'number', decimals: 2, value: ({ price }) => price },
    ];
    const rows = [
      { name: 'CAFÉ "SERRA AZUL"', ean: '07891000315507', price: 1234.5 },
      { name: '-10% =HYPERLINK("x")', ean: '', price: null },
    ];
    expect(csvText(columns, rows)).toBe(
      '\uFEFFProduto;EAN;"Preço; R$"\r\n' +
        '"CAFÉ ""SERRA AZUL""";"=""07891000315507""";1234,50\r\n' +
        '"\'-10% =HYPERLINK(""x"")";;\r\n',
    );
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+55 11', "'+55 11"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ['\u200B=1', "'\u200B=1"],
    ['＝1', "'＝1"],
    ['\t1', '"\'\t1"'],
    ['\r=1', '"\'\r=1"'],
    ['R$ 10', 'R$ 10'],
    ['a=b', 'a=b'],
    ['a;b', '"a;b"'],
    ['linha 1\nlinha 2', '"linha 1\nlinha 2"'],
  ])('writes the text %j as %j', (text, expected) => {
    expect(one('text', text)).toBe(expected);
  });

  it.each([
    ['00012', '"=""00012"""'],
    ['12.ABC.345/01DE-35', '"=""12.ABC.345/01DE-35"""'],
    ['1")&CMD("', '"1"")&CMD("""'],
    ['=1', "'=1"],
    ['', ''],
  ])('writes the code %j as %j', (code, expected) => {
    expect(one('code', code)).toBe(expected);
  });

  it.each([
    [1234567.89, undefined, '1234567,89'],
    [0.1, undefined, '0,1'],
    [1e21, undefined, '1000000000000000000000'],
    [-0, 2, '0,00'],
    [-1234.5, 2, '-1234,50'],
    [Number.NaN, 2, ''],
    [Number.POSITIVE_INFINITY, undefined, ''],
    [null, 2, ''],
    ['TODAS', 2, 'TODAS'],
    ['=1', undefined, "'=1"],
  ])('writes the number %j with %j decimals as %j', (value, decimals, expected) => {
    expect(number(value, decimals)).toBe(expected);
  });

  it('gives back every text, and never a cell that starts a formula', () => {
    const table = fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), anyText()));
    fc.assert(
      fc.property(table, (rows) => {
        const csv = csvText<[string, string]>(
          [
            { header: 'a', value: ([first]) => first },
            { header: 'b', value: ([, second]) => second },
          ],
          rows,
        );
        const [, ...read] = parse(csv);
        expect(read).toHaveLength(rows.length);
        for (const [index, cells] of read.entries()) {
          expect(cells).toHaveLength(2);
          for (const [place, text] of cells.entries()) {
            expect(text).not.toMatch(/^[\s\p{Cc}]*[=+\-@]/u);
            expect([rows[index]?.[place], `'${rows[index]?.[place]}`]).toContain(text);
          }
        }
      }),
    );
  });

  it('gives back every number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }), (value) => {
        const read = Number(number(value)?.replace(',', '.'));
        expect(Math.abs(read - value)).toBeLessThan(1e-15 * Math.max(1, Math.abs(value)));
      }),
    );
  });
});
