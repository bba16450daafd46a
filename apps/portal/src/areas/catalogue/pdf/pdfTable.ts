import { formatNumber } from '@portal/formats';
import type { Column, SelectionSum } from '@portal/ui';
import type { RowsPage } from '../../../shared/list/readAllRows.ts';

/** A table to be made a PDF. */
export interface PdfTable<Row> {
  readonly title: string;
  /** Begins the name of the file; the day ends it, as in `aprovacao-produtos-2026-07-31.pdf` (G-20). */
  readonly fileStem: string;
  /** What its rows are, as 'produto' and 'produtos'. */
  readonly rowNames: { readonly one: string; readonly other: string };
  /** The visible columns. */
  readonly columns: readonly Column<Row>[];
  /** Sums over its rows: above the table, and below the column of the same heading. */
  readonly sums: readonly SelectionSum<Row>[];
  /** The filter in words, as 'Fornecedor: ACME'. */
  readonly filters: readonly string[];
  /** The chosen rows; none for all that the filter finds. */
  readonly chosen: readonly Row[];
  /** Reads all rows that the filter finds, page by page. */
  readPages(signal: AbortSignal): AsyncIterable<RowsPage<Row>>;
}

/** How far a PDF is: its rows are read, or drawn. */
export interface PdfProgress {
  readonly stage: 'reading' | 'making';
  /** Rows so far. */
  readonly rows: number;
  /** All rows; `null` as long as nobody knows. */
  readonly total: number | null;
}

/** A PDF that was made. */
export interface MadePdf {
  readonly file: Blob;
  readonly name: string;
  readonly pages: number;
  readonly rows: number;
}

/** A count with what is counted, as '1.204 produtos'. */
export const countText = (count: number, { one, other }: PdfTable<never>['rowNames']) =>
  `${formatNumber(count)} ${count === 1 ? one : other}`;
