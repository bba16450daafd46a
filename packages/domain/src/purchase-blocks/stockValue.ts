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

const cents = (reais: number) => Math.round(reais * 100);

/** Margin and value of the stock of a product (BLK-031), counted in whole cents. */
export function stockValue({ custoUnitario, precoVenda, quantidadeEstoque }: ProductStock): StockValue {
  const cost = cents(custoUnitario);
  const price = cents(precoVenda);
  return {
    margemProduto: price === 0 ? null : Math.round(((price - cost) * 10_000) / price) / 100,
    custoEstoque: (cost * quantidadeEstoque) / 100,
    precoVendaTotal: (price * quantidadeEstoque) / 100,
  };
}

/** Value of several stocks together, counted in whole cents; an unknown one counts as nothing. */
export function stockTotals(
  stocks: readonly { readonly custoEstoque: number | null; readonly precoVendaTotal: number | null }[],
): Pick<StockValue, 'custoEstoque' | 'precoVendaTotal'> {
  const sumOf = (values: readonly (number | null)[]) =>
    values.reduce<number>((sum, value) => sum + cents(value ?? 0), 0) / 100;
  return {
    custoEstoque: sumOf(stocks.map(({ custoEstoque }) => custoEstoque)),
    precoVendaTotal: sumOf(stocks.map(({ precoVendaTotal }) => precoVendaTotal)),
  };
}
