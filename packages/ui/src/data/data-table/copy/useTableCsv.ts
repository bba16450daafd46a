import { downloadBlob } from '../../../files/download-blob/downloadBlob.ts';
import { csvType } from '../../../internal/csv/csv.ts';
import { useMessages } from '../../../locale/useMessages.ts';
import { valueTexts } from '../../../locale/valueTexts.ts';
import type { Column } from '../columns/column.ts';
import { csvFileName, tableCsv } from './tableCsv.ts';

/** What to write, and under which name. */
export interface TableCsv<Row> {
  columns: readonly Column<Row>[];
  /** Of all pages, where the list has several. */
  rows: readonly Row[];
  /** What the table is of; begins the name of the file. */
  name: string;
  /** The filters, as the end of the file name. */
  filters?: readonly (string | null | undefined)[] | undefined;
}

/** Returns what downloads the rows of a table as CSV. */
export function useTableCsv(): <Row>(csv: TableCsv<Row>) => void {
  const messages = useMessages(valueTexts);
  return ({ columns, rows, name, filters }) =>
    downloadBlob(
      new Blob([tableCsv(columns, rows, messages)], { type: csvType }),
      csvFileName(name, filters),
    );
}
