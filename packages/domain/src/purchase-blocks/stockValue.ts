import { sumMoney, toCents, toReais } from '../fields/cents.ts';

/** What a product costs and sells for in reais, and how many pieces lie in stock. */
export interface ProductStock {
  custoUnitario: number;
  precoVenda: number;
  quantidadeEstoque: number;
}

/** What the stock of a product is worth. */
export interface StockValue {
  /** Share of the price above cost, in percent with two decimals; null without a price. */
  margemProduto: number | null;
  /** Stock at cost, in reais. */
  custoEstoque: number;
  /** Stock at sale price, in reais. */
  precoVendaTotal: number;
}

/** Margin and value of the stock of a product (BLK-031), counted in whole cents. */
export function stockValue({ custoUnitario, precoVenda, quantidadeEstoque }: ProductStock): StockValue {
  const cost = toCents(custoUnitario);
  const price = toCents(precoVenda);
  return {
    margemProduto: price === 0 ? null : Math.round(((price - cost) * 10_000) / price) / 100,
    custoEstoque: toReais(cost * quantidadeEstoque),
    precoVendaTotal: toReais(price * quantidadeEstoque),
  };
}

/** Value of several stocks together, counted in whole cents; an unknown one counts as nothing. */
export function stockTotals(
  stocks: readonly { readonly custoEstoque: number | null; readonly precoVendaTotal: number | null }[],
): Pick<StockValue, 'custoEstoque' | 'precoVendaTotal'> {
  return {
    custoEstoque: sumMoney(stocks.map(({ custoEstoque }) => custoEstoque)),
    precoVendaTotal: sumMoney(stocks.map(({ precoVendaTotal }) => precoVendaTotal)),
  };
}
