import type { ValueMessages } from '../../../locale/messages.ts';
import { dataText, isDataColumn } from '../cells/dataText.ts';
import { alignOf, type DrawnColumn } from '../columns/column.ts';

/** A column as text: its heading, and the side its cells stand at. */
export interface TextHeading {
  id: string;
  header: string;
  align: 'start' | 'center' | 'end';
}

/** A table as text, for a file of any kind. */
export interface TableTexts<Row> {
  /** The columns that have a text: pictures, actions and free content without one are left out. */
  headings: readonly TextHeading[];
  /** What the cells of a row say in these columns, as the table shows it. */
  cells(row: Row): string[];
}

/** The columns of a table and its cells as text. */
export function tableTexts<Row>(
  columns: readonly DrawnColumn<Row>[],
  messages: ValueMessages,
): TableTexts<Row> {
  const written = columns.filter(isDataColumn);
  return {
    headings: written.map((column) => ({ id: column.id, header: column.header, align: alignOf(column) })),
    cells: (row) => written.map((column) => dataText(column, row, messages)),
  };
}
