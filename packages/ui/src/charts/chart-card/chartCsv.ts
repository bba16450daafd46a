import { type CsvColumn, csvText } from '../../internal/csv/csv.ts';
import type { ChartData, ChartFormat } from '../line-chart/chartData.ts';

/** The plotted data as CSV: a row for each category, a column for each line. */
export function chartCsv(
  { categories, series }: ChartData,
  format: ChartFormat,
  { chartCategory }: { chartCategory: string },
): string {
  const columns: CsvColumn<number>[] = [
    { header: chartCategory, value: (category) => categories[category] },
    ...series.map(
      ({ name, values }): CsvColumn<number> => ({
        header: name,
        kind: 'number',
        decimals: format === 'number' ? undefined : 2,
        value: (category) => values[category],
      }),
    ),
  ];
  return csvText(columns, [...categories.keys()]);
}
