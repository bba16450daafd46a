import type { CSSProperties } from 'react';
import { chartTexts } from '../../../locale/chartTexts.ts';
import { useMessages } from '../../../locale/useMessages.ts';
import type { ChartData, ChartFormat } from '../chartData.ts';
import { chartValue } from '../chartValue.ts';
import * as S from './ChartTable.styles.ts';

export interface ChartRowsProps extends ChartData {
  /** Accessible name of the table. */
  label: string;
  /** How the values are written. @default 'currency' */
  format?: ChartFormat | undefined;
  /** One row for each of these; the others are the columns. @default 'categories' */
  rows?: 'categories' | 'series' | undefined;
}

/** The values of a chart as a table. Renders a `<table>`. */
export function ChartRows({
  label,
  categories,
  series,
  format = 'currency',
  rows = 'categories',
}: ChartRowsProps) {
  const messages = useMessages(chartTexts);
  const byCategory = rows === 'categories';
  const names = categories.map((name, index) => ({ key: `${index} ${name}`, name }));
  const lines = series.map(({ id, name }) => ({ key: id, name }));
  const [heads, columns] = byCategory ? [names, lines] : [lines, names];
  const value = (row: number, column: number) => {
    const [line, category] = byCategory ? [column, row] : [row, column];
    return chartValue(series[line]?.values[category], format, messages);
  };
  const size: CSSProperties & Record<`--${string}`, number> = { '--chart-lines': columns.length + 1 };
  return (
    <S.Table data-rows={rows} style={size}>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{byCategory ? messages.chartCategory : messages.chartSeries}</th>
          {columns.map(({ key, name }) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {heads.map((head, row) => (
          <tr key={head.key}>
            <th scope="row">{head.name}</th>
            {columns.map(({ key }, column) => (
              <td key={key}>{value(row, column)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </S.Table>
  );
}
