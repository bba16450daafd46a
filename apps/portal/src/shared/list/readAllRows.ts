import type { RowId } from '@portal/ui';

/** Largest page size of a list call. */
export const LARGEST_PAGE = 100;

/** Rows of one page, and the total. */
export interface RowsPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** Whether there are more than `total`, which the gateway did not count; a later page says more. */
  readonly hasMore?: boolean;
}

/**
 * Loads a list page by page. A row that comes again, as where the list moved meanwhile, is left out.
 *
 * @param readPage loads one page, numbered from 1.
 * @param rowIdOf what a row is known by in the list.
 * @throws the error of a page.
 */
export async function* readPages<Row>(
  readPage: (page: number) => Promise<RowsPage<Row>>,
  rowIdOf: (row: Row) => RowId,
): AsyncGenerator<RowsPage<Row>, void> {
  const known = new Set<RowId>();
  for (let number = 1, read = 0; ; number += 1) {
    const page = await readPage(number);
    yield { ...page, rows: page.rows.filter((row) => known.size < known.add(rowIdOf(row)).size) };
    read += page.rows.length;
    if (page.rows.length === 0 || (read >= page.total && !page.hasMore)) return;
  }
}

/**
 * Loads all rows of a list; parameters and errors are those of `readPages`.
 *
 * @param enough so many rows are enough.
 */
export async function readAllRows<Row>(
  readPage: (page: number) => Promise<RowsPage<Row>>,
  rowIdOf: (row: Row) => RowId,
  enough = Number.POSITIVE_INFINITY,
): Promise<Row[]> {
  const all: Row[] = [];
  for await (const { rows } of readPages(readPage, rowIdOf)) {
    all.push(...rows);
    if (all.length >= enough) break;
  }
  return all;
}
