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
