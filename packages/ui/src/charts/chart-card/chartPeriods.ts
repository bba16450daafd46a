/** A choice of the period selector. */
export interface ChartPeriod {
  value: string;
  label: string;
}

/** The three periods of the charts, in their order and words (CHT-006). */
export const chartPeriods = [
  { value: 'Dia', label: 'Dia' },
  { value: 'Semana', label: 'Semana' },
  { value: 'Mes', label: 'Mes' },
] as const satisfies readonly ChartPeriod[];

/** The period the charts start with (CHT-006). */
export const defaultChartPeriod = 'Mes';
