import type { ValueMessages } from '../../../locale/messages.ts';
import type { DrawnColumn } from '../columns/column.ts';
import { cellCopy, tableCopy } from './tableCopy.ts';

/** What to copy: rows, or one cell. */
export type CopySubject<Row> = { rows: readonly Row[] } | { row: Row; column: DrawnColumn<Row> };

/** Puts it on the clipboard, in every form that other programs take. Throws where the browser refuses. */
export async function copyRows<Row>(
  columns: readonly DrawnColumn<Row>[],
  subject: CopySubject<Row>,
  messages: ValueMessages,
): Promise<void> {
  const formats =
    'rows' in subject
      ? tableCopy(columns, subject.rows, messages)
      : { 'text/plain': cellCopy(subject.column, subject.row, messages) };
  const blobs = Object.entries(formats).map(([type, text]) => [type, new Blob([text], { type })] as const);
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
}
