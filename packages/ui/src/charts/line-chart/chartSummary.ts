import type { chartTexts } from '../../locale/chartTexts.ts';
import { type ChartData, type ChartFormat, type ChartSeries, plottedValue } from './chartData.ts';
import { chartValue } from './chartValue.ts';

function lineSummary(
  line: ChartSeries,
  categories: readonly string[],
  format: ChartFormat,
  messages: typeof chartTexts,
): string {
  const points = categories.flatMap((category, index) => {
    const value = plottedValue(line, index);
    return value === null ? [] : [{ category, value }];
  });
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return messages.chartLineEmpty(line.name);
  const highest = points.reduce((best, point) => (point.value > best.value ? point : best), first);
  const lowest = points.reduce((best, point) => (point.value < best.value ? point : best), first);
  const say = ({ category, value }: typeof first) => `${chartValue(value, format, messages)} (${category})`;
  return messages.chartLine(line.name, say(highest), say(lowest), say(last));
}

/** What the chart shows in one sentence: each line with its highest, lowest and last value. */
export function chartSummary(
  { categories, series }: ChartData,
  format: ChartFormat,
  messages: typeof chartTexts,
): string {
  const [first] = categories;
  const last = categories.at(-1);
  if (first === undefined || last === undefined || series.length === 0) return messages.emptyTable;
  const lines = series.map((line) => lineSummary(line, categories, format, messages));
  return messages.chartSummary(first, last, lines.join('; '));
}
