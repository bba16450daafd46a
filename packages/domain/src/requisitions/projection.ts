import { formatBrl } from '@portal/formats';
import { toCents, toReais } from '../fields/cents.ts';
import type { ChartData, GraphicAnalysis } from './cashFlow.ts';
import { dayOfName } from './periods.ts';

/** A day of the cash flow; amounts in reais, below zero, since they leave the company. */
interface ProjectedDay {
  /** As the charts name it: `DD/MM/YYYY`. */
  readonly day: string;
  /** Payable titles and expenses: the current level. */
  readonly current: number;
  /** With all requisitions but the selected ones. */
  readonly without: number;
  /** With the selected ones too. */
  readonly projected: number;
}

/** A day on which the projected cash flow falls below the current level. */
export interface DayBelow extends ProjectedDay {
  /** From the current level to the projected one, in reais, below zero. */
  readonly gap: number;
  /** Without the selection it would stay at the current level. */
  readonly bySelection: boolean;
}

/** The cash flow of a selection, from today on. */
export interface CashFlowProjection {
  readonly days: readonly ProjectedDay[];
  readonly below: readonly DayBelow[];
}

/** The values of a line in whole cents, by the names of the periods. */
function centsOf({ categorias, valores }: ChartData, name: string): ReadonlyMap<string, number> {
  const line = valores.find((one) => one.name === name);
  return new Map(categorias.map((day, place) => [day, toCents(line?.data[place] ?? 0)]));
}

/** Money that leaves, without a negative zero. */
const leaving = (cents: number) => (cents === 0 ? 0 : toReais(-cents));

/**
 * The cash flow of each day from today on, with and without selected requisitions, and the days on which it falls below
 * the current level, that of payable titles and expenses alone.
 *
 * @param analysis the graphic analysis by day; its projection holds the selected requisitions, which wait for approval.
 * @param releases what falls due of the selection, by day.
 * @param today the day in America/Sao_Paulo, `YYYY-MM-DD`.
 */
export function projectCashFlow(
  analysis: Pick<GraphicAnalysis, 'dadosFluxoCaixaFluxoCaixaProjetado'>,
  releases: ChartData,
  today: string,
): CashFlowProjection {
  const chart = analysis.dadosFluxoCaixaFluxoCaixaProjetado;
  const flow = centsOf(chart, 'Fluxo de Caixa');
  const projected = centsOf(chart, 'Projetado');
  const selected = centsOf(releases, 'Lançamentos');
  const days = chart.categorias.filter((day) => dayOfName(day) >= today);
  const cents = days.map((day) => {
    const withSelection = projected.get(day) ?? 0;
    const current = flow.get(day) ?? 0;
    return { day, current, without: withSelection - (selected.get(day) ?? 0), withSelection };
  });
  const shown = cents.map(({ day, current, without, withSelection }) => ({
    day,
    current: leaving(current),
    without: leaving(without),
    projected: leaving(withSelection),
  }));
  return {
    days: shown,
    below: cents.flatMap(({ current, without, withSelection }, place) => {
      const day = shown[place];
      if (!day || withSelection <= current) return [];
      return [{ ...day, gap: leaving(withSelection - current), bySelection: without <= current }];
    }),
  };
}

const daysText = (count: number) => (count === 1 ? '1 dia' : `${count} dias`);

/** What a selection does to the cash flow, in one sentence. */
export function projectionSentence({ below }: CashFlowProjection): string {
  const [first] = below;
  if (first === undefined)
    return 'Com a seleção, o fluxo de caixa não fica abaixo do nível atual em nenhum dia.';
  const worst = below.reduce((one, other) => (other.gap < one.gap ? other : one), first);
  const own = below.filter(({ bySelection }) => bySelection).length;
  const count = own === 0 ? 'nenhum' : own === below.length ? 'todos' : own;
  const share =
    below.length === 1
      ? own === 1
        ? 'só por causa dela'
        : 'que já ficaria sem ela'
      : `${count} só por causa dela`;
  return `Com a seleção, o fluxo de caixa fica abaixo do nível atual em ${daysText(below.length)}, ${share}; a maior diferença é de ${formatBrl(-worst.gap)}, em ${worst.day}.`;
}
