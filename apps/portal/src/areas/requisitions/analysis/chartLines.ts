import type { ChartData as Answer } from '@portal/domain';
import type { ChartData } from '@portal/ui/charts';

/**
 * A chart of an answer as charts and tables take it; the name of a line is its id (CHT-015).
 *
 * @param labels names to show in the place of those of the answer.
 */
export function chartLines(
  { categorias, valores }: Answer,
  labels: Readonly<Record<string, string>> = {},
): ChartData {
  return {
    categories: categorias,
    series: valores.map(({ name, data }) => ({ id: name, name: labels[name] ?? name, values: data })),
  };
}
