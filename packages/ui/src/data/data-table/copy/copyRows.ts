import type { TableMessages } from '../../../locale/tableTexts.ts';
import { isDataColumn } from '../cells/dataText.ts';
import type { DrawnColumn } from '../columns/column.ts';
import type { RowSelecting } from '../selection/selecting.ts';
import { cellCopy, tableCopy } from './tableCopy.ts';

/** What a table holds, and where focus is in it. */
export interface CopySource<Row> {
  columns: readonly DrawnColumn<Row>[];
  rows: readonly Row[];
  selecting: RowSelecting<Row> | undefined;
  /** The row focus is in. */
  row: Row | undefined;
  /** The column of the cell focus is in. */
  place: number | undefined;
}

/** What to copy: rows, or one cell. */
type CopySubject<Row> = { rows: readonly Row[] } | { row: Row; column: DrawnColumn<Row> };

function subjectOf<Row>(source: CopySource<Row>): CopySubject<Row> | undefined {
  const { columns, rows, selecting, row, place = -1 } = source;
  const chosen = selecting ? (selecting.rows?.() ?? rows.filter(selecting.has)) : [];
  if (chosen.length > 0) return { rows: chosen };
  if (row === undefined) return undefined;
  const column = selecting && columns[place];
  return column && isDataColumn(column) ? { row, column } : { rows: [row] };
}

/**
 * Puts the chosen rows, else the cell or row focus is in, on the clipboard, in every form that other programs take.
 * Throws where the browser refuses.
 *
 * @returns what there is to say of it, nothing where there was nothing to copy
 */
export async function copyRows<Row>(
  source: CopySource<Row>,
  messages: TableMessages,
): Promise<string | undefined> {
  const subject = subjectOf(source);
  if (!subject) return undefined;
  const formats =
    'rows' in subject
      ? tableCopy(source.columns, subject.rows, messages)
      : { 'text/plain': cellCopy(subject.column, subject.row, messages) };
  const blobs = Object.entries(formats).map(([type, text]) => [type, new Blob([text], { type })] as const);
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  return 'rows' in subject ? messages.rowsCopied(subject.rows.length) : messages.cellCopied;
}
