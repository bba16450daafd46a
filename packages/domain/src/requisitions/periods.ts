import { addDays, monthStart } from '@portal/formats';

/** The periods of the charts (CHT-006, CHT-016); `Mes` is the default. */
export const CHART_PERIODS = ['Dia', 'Semana', 'Mes'] as const;

/** A period of the charts, `tipoVisaoGrafico` on the wire. */
export type ChartPeriod = (typeof CHART_PERIODS)[number];

/** Months before and after the current one that the charts show: two years with it. */
const MONTHS_BEFORE = 12;
const MONTHS_AFTER = 11;

/** First day of the period in which a day is; a week begins on Monday. */
export function periodStart(period: ChartPeriod, date: string): string {
  if (period === 'Dia') return date;
  if (period === 'Mes') return monthStart(date);
  return addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
}

const nextStart = (period: ChartPeriod, start: string): string =>
  period === 'Mes' ? monthStart(start, 1) : addDays(start, period === 'Dia' ? 1 : 7);

/** First and last day of what the charts show, the same for each period, so that its sums agree. */
export function chartWindow(today: string): { readonly from: string; readonly until: string } {
  return { from: monthStart(today, -MONTHS_BEFORE), until: addDays(monthStart(today, MONTHS_AFTER + 1), -1) };
}

/** The name of a period: day, first day of the week, or month. */
function periodName(period: ChartPeriod, start: string): string {
  const [year = '', month = '', day = ''] = start.split('-');
  return period === 'Mes' ? `${month}/${year}` : `${day}/${month}/${year}`;
}

/** The day that a chart by day names, `YYYY-MM-DD`. */
export const dayOfName = (name: string): string => name.split('/').toReversed().join('-');

/** The periods of a window: names for the axis, and the place of each day. */
export interface ChartAxis {
  readonly categories: string[];
  /** Place of the period in which a day is; -1 outside the window. */
  placeOf(date: string): number;
}

/** The name of the period in which a day is. */
export const periodNameOf = (period: ChartPeriod, date: string): string =>
  periodName(period, periodStart(period, date));

/** The axis of the charts on a day. */
export function chartAxis(period: ChartPeriod, today: string): ChartAxis {
  const { from, until } = chartWindow(today);
  const starts: string[] = [];
  for (let start = periodStart(period, from); start <= until; start = nextStart(period, start))
    starts.push(start);
  const places = new Map(starts.map((start, place) => [start, place]));
  return {
    categories: starts.map((start) => periodName(period, start)),
    placeOf: (date) => (date < from || date > until ? -1 : (places.get(periodStart(period, date)) ?? -1)),
  };
}
