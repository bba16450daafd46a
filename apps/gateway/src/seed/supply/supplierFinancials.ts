import { createRandom } from '../random.ts';
import type { LinkRow } from './productLinks.ts';
import type { StockRow } from './stocks.ts';

/** Money in reais, margins in percent. */
interface FinancialsRow {
  fornecedorId: number;
  faturamentoMesAnterior: number;
  faturamentoMesAtual: number;
  faturamentoAcumulado: number;
  margemMesAnterior: number;
  margemMesAtual: number;
  margemAcumulado: number;
  estoqueCusto: number;
  valorDeVenda: number;
}

const cents = (reais: number) => Number(reais.toFixed(2));

/**
 * Financial figures of the suppliers, from the stock of the products of which they are the default supplier. One of seven
 * is new in the accounting system and has none.
 */
export function createSupplierFinancials(
  links: readonly Pick<LinkRow, 'produtoId' | 'fornecedorId' | 'padrao'>[],
  stocks: readonly StockRow[],
): FinancialsRow[] {
  const random = createRandom('supplier financials');
  const stockOf = new Map(stocks.map((stock) => [stock.produtoId, stock]));
  const supplied = Map.groupBy(
    links.filter(({ padrao }) => padrao),
    ({ fornecedorId }) => fornecedorId,
  );
  return [...supplied]
    .filter(([fornecedorId]) => fornecedorId % 7 !== 3)
    .map(([fornecedorId, products]) => {
      let estoqueCusto = 0;
      let valorDeVenda = 0;
      for (const { produtoId } of products) {
        const { custoUnitario = 0, precoVenda = 0, quantidadeEstoque = 0 } = stockOf.get(produtoId) ?? {};
        estoqueCusto += custoUnitario * quantidadeEstoque;
        valorDeVenda += precoVenda * quantidadeEstoque;
      }
      const margin = valorDeVenda === 0 ? 0 : ((valorDeVenda - estoqueCusto) / valorDeVenda) * 100;
      const month = valorDeVenda * random.decimal(0.2, 0.7, 3);
      return {
        fornecedorId,
        faturamentoMesAnterior: cents(month),
        faturamentoMesAtual: cents(month * random.decimal(0.4, 0.9, 3)),
        faturamentoAcumulado: cents(month * random.decimal(7, 11, 2)),
        margemMesAnterior: cents(margin + random.decimal(-4, 4, 2)),
        margemMesAtual: cents(margin + random.decimal(-4, 4, 2)),
        margemAcumulado: cents(margin),
        estoqueCusto: cents(estoqueCusto),
        valorDeVenda: cents(valorDeVenda),
      };
    });
}
