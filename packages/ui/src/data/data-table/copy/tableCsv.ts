import { type CsvColumn, csvText } from '../../../internal/csv/csv.ts';
import type { ValueMessages } from '../../../locale/messages.ts';
import { cellText } from '../cells/cellText.ts';
import { dataText, isDataColumn } from '../cells/dataText.ts';
import type { Column } from '../columns/column.ts';

function csvColumn<Row>(column: Column<Row>, messages: ValueMessages): CsvColumn<Row> | undefined {
  const { header } = column;
  switch (column.format) {
    case 'currency':
    case 'percent':
      return { header, kind: 'number', decimals: 2, value: (row) => column.value(row) };
    case 'number':
      return { header, kind: 'number', decimals: column.decimals, value: (row) => column.value(row) };
    case 'code':
      return { header, kind: 'code', value: (row) => cellText(column, row, messages) };
    default:
      return isDataColumn(column) ? { header, value: (row) => dataText(column, row, messages) } : undefined;
  }
}

/**
 * The rows of a table as CSV for a Brazilian Excel: money and percentages as numbers, EAN and CNPJ as text.
 * Pictures, actions and free content without a text are left out.
 */
export function tableCsv<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  messages: ValueMessages,
): string {
  return csvText(
    columns.flatMap((column) => csvColumn(column, messages) ?? []),
    rows,
  );
}

const longest = 100;

/** A file name with the filters in it, as in "produtos acme 2026-07.csv"; valid on every system. */
export function csvFileName(name: string, filters: readonly (string | null | undefined)[] = []): string {
  const words = [name, ...filters]
    .map((part) => part?.replaceAll(/[\p{Cc}\\/:*?"<>|]+/gu, '-').trim())
    .filter(Boolean)
    .join(' ');
  return `${[...words].slice(0, longest).join('').trim()}.csv`;
}
