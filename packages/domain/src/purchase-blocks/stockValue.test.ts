import { expect, it } from 'vitest';
import { stockTotals, stockValue } from './stockValue.ts';

it.each([
  [112.9, 189.9, 148, 40.55, 16_709.2, 28_105.2],
  [0.07, 0.1, 3, 30, 0.21, 0.3],
  [1.1, 1.1, 3, 0, 3.3, 3.3],
  [12, 9.99, 10, -20.12, 120, 99.9],
  [5, 0, 2, null, 10, 0],
  [19.99, 29.99, 0, 33.34, 0, 0],
])(
  'a stock at %d, sold for %d, %d pieces (BLK-031)',
  (custoUnitario, precoVenda, quantidadeEstoque, ...value) => {
    const [margemProduto, custoEstoque, precoVendaTotal] = value;
    expect(stockValue({ custoUnitario, precoVenda, quantidadeEstoque })).toEqual({
      margemProduto,
      custoEstoque,
      precoVendaTotal,
    });
  },
);

it('adds stocks up to the cent, unknown ones as nothing', () => {
  expect(stockTotals([])).toEqual({ custoEstoque: 0, precoVendaTotal: 0 });
  expect(
    stockTotals([
      { custoEstoque: 0.1, precoVendaTotal: 1_000_000.07 },
      { custoEstoque: 0.2, precoVendaTotal: 0.01 },
      { custoEstoque: null, precoVendaTotal: null },
    ]),
  ).toEqual({ custoEstoque: 0.3, precoVendaTotal: 1_000_000.08 });
});
