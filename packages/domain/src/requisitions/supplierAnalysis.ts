import { sumMoney } from '../fields/cents.ts';

/** Figures of a supplier in the accounting system and the stock; money in reais, margin in percent. */
export interface SupplierFigures {
  readonly estoqueCusto: number;
  readonly valorDeVenda: number;
  readonly faturamentoMesAnterior: number;
  readonly faturamentoMesAtual: number;
  readonly margemMesAnterior: number;
  /** Products of the supplier in the company's curves, and those of them without stock. */
  readonly produtos: number;
  readonly emRuptura: number;
}

const MONTH_DAYS = 30;

const toTwo = (value: number) => Math.round(value * 100) / 100;

const share = (part: number, whole: number) => (whole === 0 ? 0 : toTwo(part / whole));

/**
 * The nine figures of an analysis (RQF-054, RQL-029): days of stock by pieces at their price and by cost, stock at cost and
 * at sale price, stock with the requested value, change and value of the sales, products out of stock.
 */
export function supplierAnalysis(figures: SupplierFigures, requested: number) {
  const { estoqueCusto, valorDeVenda, faturamentoMesAnterior: before, faturamentoMesAtual: now } = figures;
  const costOfSales = before * (1 - figures.margemMesAnterior / 100);
  return {
    diaEstoqueQuantidade: share(valorDeVenda * MONTH_DAYS, before),
    diaEstoqueValor: share(estoqueCusto * MONTH_DAYS, costOfSales),
    estimativaCustoAtual: estoqueCusto,
    estimativaPrevisaoVenda: valorDeVenda,
    estimativaRequisicaoCustoAtual: sumMoney([estoqueCusto, requested]),
    evolucao: share((now - before) * 100, before),
    ruptura: share(figures.emRuptura * 100, figures.produtos),
    valorVendaComparativo: before,
    valorVendaVigente: now,
  };
}
