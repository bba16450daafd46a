import { describe, expect, it } from 'vitest';
import { PASTED_FIELDS, pastedProductFields, readPastedTable } from './pastedTable.ts';

const usual = 'verde\t7896004006031\t17896004006038\t6\tPN-1';
const texts = {
  variacao: 'verde',
  gtinEan: '7896004006031',
  dun: '17896004006038',
  quantidadeProdutosNaCaixa: '6',
  sku: 'PN-1',
};

describe('readPastedTable', () => {
  it('names the columns as the form of a product does', () => {
    expect(PASTED_FIELDS.map((field) => pastedProductFields[field].label)).toEqual([
      'Variação',
      'EAN',
      'DUN',
      'Quantidade por caixa',
      'SKU',
    ]);
  });

  it('takes the columns in their usual order, with the row each came from', () => {
    expect(readPastedTable(`${usual}\r\n\r\n${usual}\r\n`)).toEqual({
      rows: [
        { line: 1, texts },
        { line: 3, texts },
      ],
      missing: [],
      ignored: [],
    });
  });

  it.each([
    ['SKU\tCaixa\tDUN-14\tEAN-13\tVariação\nPN-1\t6\t17896004006038\t7896004006031\tverde', [], []],
    [
      'ref.\tqtd. por caixa\tdun\tGTIN/EAN\tCOR\tPreço\nPN-1\t6\t17896004006038\t7896004006031\tverde\t9,90',
      [],
      ['Preço'],
    ],
    [
      'EAN\tVariação\tDUN\tSKU\tQuantidade por caixa\tEAN\n7896004006031\tverde\t17896004006038\tPN-1\t6\t7',
      [],
      ['EAN'],
    ],
  ])('knows the columns by the names of a first row, in any order: %j', (text, missing, ignored) => {
    expect(readPastedTable(text)).toEqual({ rows: [{ line: 2, texts }], missing, ignored });
  });

  it('says which columns are not there and which are not used', () => {
    expect(readPastedTable('EAN\tSKU\tObs\n1\t2\t')).toMatchObject({
      missing: ['variacao', 'dun', 'quantidadeProdutosNaCaixa'],
      ignored: [],
    });
    expect(readPastedTable('verde\t789')).toMatchObject({
      missing: ['dun', 'quantidadeProdutosNaCaixa', 'sku'],
      ignored: [],
    });
    expect(readPastedTable(`${usual}\t\t9,90`)).toMatchObject({ missing: [], ignored: ['Coluna 7'] });
  });

  it('takes a row with one word of a heading for a product', () => {
    expect(readPastedTable('CAIXA\t7896004006031').rows).toHaveLength(1);
  });

  it.each(['', ' \n\t\r\n', 'EAN\tSKU'])('finds no product in %j', (text) => {
    expect(readPastedTable(text).rows).toEqual([]);
  });
});
