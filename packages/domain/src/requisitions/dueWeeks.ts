import { toCents, toReais } from '../fields/cents.ts';
import type { GraphicAnalysis } from './cashFlow.ts';
import { dayOfName, periodStart } from './periods.ts';

/** What falls due of approved requisitions in a week. */
export interface DueWeek {
  /** Its Monday, `YYYY-MM-DD`. */
  readonly start: string;
  /** Reais of each day from Monday to Sunday; null where nothing falls due. */
  readonly days: readonly (number | null)[];
  /** Reais of the week. */
  readonly total: number;
}

const DAYS = 7;

/**
 * The weeks in which approved requisitions fall due, from the current one on, added up in whole cents.
 *
 * @param analysis the graphic analysis by day.
 */
export function dueWeeks(
  { tabelaGrafico }: Pick<GraphicAnalysis, 'tabelaGrafico'>,
  today: string,
): DueWeek[] {
  const approved = tabelaGrafico.valores.find(({ name }) => name === 'Aprovados')?.data ?? [];
  const current = periodStart('Semana', today);
  const weeks = new Map<string, number[]>();
  for (const [place, name] of tabelaGrafico.categorias.entries()) {
    const cents = toCents(approved[place] ?? 0);
    const date = dayOfName(name);
    const start = periodStart('Semana', date);
    if (cents === 0 || start < current) continue;
    const days = weeks.get(start) ?? Array.from({ length: DAYS }, () => 0);
    const weekday = (new Date(date).getUTCDay() + DAYS - 1) % DAYS;
    days[weekday] = (days[weekday] ?? 0) + cents;
    weeks.set(start, days);
  }
  return [...weeks].map(([start, days]) => ({
    start,
    days: days.map((cents) => (cents === 0 ? null : toReais(cents))),
    total: toReais(days.reduce((sum, cents) => sum + cents, 0)),
  }));
}
