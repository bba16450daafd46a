import { toCents, toReais } from '../fields/cents.ts';
import { type ChartPeriod, chartAxis } from './periods.ts';

/** An amount in reais that falls due on a day. */
export interface DueAmount {
  readonly date: string;
  readonly amount: number;
}

/** What the company owes or expects to owe, by what it comes from. */
export interface CompanyFlows {
  /** Installments of approved requisitions that are not billed yet; once billed they are payable titles. */
  readonly approved: readonly DueAmount[];
  /** Installments of requisitions that are neither approved nor refused. */
  readonly requested: readonly DueAmount[];
  readonly titles: readonly DueAmount[];
  readonly expenses: readonly DueAmount[];
}

/** A line of a chart, as the wire carries it; values in reais, one for each category. */
interface ChartLine {
  readonly name: string;
  readonly data: number[];
}

/** A chart (CHT-015, CHT-021). */
export interface ChartData {
  readonly categorias: string[];
  readonly valores: ChartLine[];
}

/** The answer of the graphic analysis (CHT-017 to CHT-023). */
export interface GraphicAnalysis {
  readonly dadosAprovadoRequisitados: ChartData;
  readonly dadosTituloPagarDespesasFluxoCaixa: ChartData;
  readonly dadosFluxoCaixaFluxoCaixaProjetado: ChartData;
  readonly tabelaGrafico: ChartData;
}

/** Sums of each period in whole cents. */
function totals(
  { categories, placeOf }: ReturnType<typeof chartAxis>,
  amounts: readonly DueAmount[],
): number[] {
  const sums = categories.map(() => 0);
  for (const { date, amount } of amounts) {
    const place = placeOf(date);
    if (place !== -1) sums[place] = (sums[place] ?? 0) + toCents(amount);
  }
  return sums;
}

const plus = (one: readonly number[], other: readonly number[]) =>
  one.map((cents, place) => cents + (other[place] ?? 0));

const line = (name: string, cents: readonly number[]): ChartLine => ({ name, data: cents.map(toReais) });

/**
 * The three charts and the overview table, added up in whole cents so that they agree with each other (CHT-017 to
 * CHT-027): the sum of approved and requested requisitions, the cash flow of payable titles and expenses, and both.
 *
 * @param today the day in America/Sao_Paulo, around which the two years lie.
 */
export function graphicAnalysis(flows: CompanyFlows, period: ChartPeriod, today: string): GraphicAnalysis {
  const axis = chartAxis(period, today);
  const approved = totals(axis, flows.approved);
  const requested = totals(axis, flows.requested);
  const titles = totals(axis, flows.titles);
  const expenses = totals(axis, flows.expenses);
  const requisitions = plus(approved, requested);
  const flow = plus(titles, expenses);
  const projected = plus(flow, requisitions);
  const { categories: categorias } = axis;
  return {
    dadosAprovadoRequisitados: {
      categorias,
      valores: [line('Aprovados', approved), line('Projeção dos Requisitados', requisitions)],
    },
    dadosTituloPagarDespesasFluxoCaixa: {
      categorias,
      valores: [line('Títulos a pagar', titles), line('Despesas', expenses), line('Fluxo de Caixa', flow)],
    },
    dadosFluxoCaixaFluxoCaixaProjetado: {
      categorias,
      valores: [line('Fluxo de Caixa', flow), line('Projetado', projected)],
    },
    tabelaGrafico: {
      categorias,
      valores: [
        line('Aprovados', approved),
        line('Requisitados', requested),
        line('SomatorioAprovReq', requisitions),
        line('TituloPagar', titles),
        line('Despesas', expenses),
        line('Total', projected),
      ],
    },
  };
}

/** The releases chart: what falls due of the chosen requisitions in each period (CHT-016, G-55). */
export function releasesChart(amounts: readonly DueAmount[], period: ChartPeriod, today: string): ChartData {
  const axis = chartAxis(period, today);
  return { categorias: axis.categories, valores: [line('Lançamentos', totals(axis, amounts))] };
}

/** What the legends say of each line (CHT-024 to CHT-027). */
export const CHART_LEGENDS: Readonly<Record<string, string>> = {
  Aprovados: 'Requisições aprovadas',
  'Projeção dos Requisitados': 'Requisições aprovadas e pendentes, sem as recusadas',
  'Fluxo de Caixa': 'Despesas e títulos a pagar',
  Projetado: 'Fluxo de caixa com as requisições aprovadas e requisitadas',
};

/** The rows of the overview table as people read them (CHT-023). */
export const OVERVIEW_LABELS: Readonly<Record<string, string>> = {
  Aprovados: 'Aprovados',
  Requisitados: 'Requisitados',
  SomatorioAprovReq: 'Aprovados e requisitados',
  TituloPagar: 'Títulos a pagar',
  Despesas: 'Despesas',
  Total: 'Total',
};
