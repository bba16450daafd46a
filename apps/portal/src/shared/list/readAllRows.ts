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
 * Loads a list page by page.
 *
 * @param readPage loads one page, numbered from 1.
 * @throws the error of a page.
 */
export async function* readPages<Row>(
  readPage: (page: number) => Promise<RowsPage<Row>>,
): AsyncGenerator<RowsPage<Row>, void> {
  for (let number = 1, read = 0; ; number += 1) {
    const page = await readPage(number);
    yield page;
    read += page.rows.length;
    if (page.rows.length === 0 || (read >= page.total && !page.hasMore)) return;
  }
}

/** Loads all rows of a list; parameter and errors are those of `readPages`. */
export async function readAllRows<Row>(readPage: (page: number) => Promise<RowsPage<Row>>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const { rows } of readPages(readPage)) all.push(...rows);
  return all;
}
