/** How the values of a chart are written: reais, plain numbers, or percentages (12.5 is 12,50%). */
export type ChartFormat = 'currency' | 'number' | 'percent';

/** One line of a chart. */
export interface ChartSeries {
  /** Id of the line; unique in a chart. */
  id: string;
  /** Name on legend, table and announcements, shown literally. */
  name: string;
  /** One value for each category, in reais, units or per cent; `null` leaves a gap. */
  values: readonly (number | null)[];
  /** Only its points are drawn, however many categories there are: places of another line that stand out. @default false */
  pointsOnly?: boolean | undefined;
}

/** What a chart shows: the names along its horizontal axis and the lines over them (CHT-015). */
export interface ChartData {
  /** Names along its horizontal axis, in their order. */
  categories: readonly string[];
  /** The lines, each with a value for every category. */
  series: readonly ChartSeries[];
}

/** The number at one place, or null where there is none to draw. */
export function plottedValue(series: ChartSeries | undefined, category: number): number | null {
  const value = series?.values[category];
  return value != null && Number.isFinite(value) ? value : null;
}

/** Whether there is anything to draw. */
export function hasValues({ categories, series }: ChartData): boolean {
  return series.some((line) => categories.some((_, category) => plottedValue(line, category) !== null));
}

/** The series that are drawn, each with its place in the whole list, which gives it its look. */
export function visibleSeries(
  series: readonly ChartSeries[],
  hidden: readonly string[],
): { line: ChartSeries; index: number }[] {
  return series.map((line, index) => ({ line, index })).filter(({ line }) => !hidden.includes(line.id));
}
