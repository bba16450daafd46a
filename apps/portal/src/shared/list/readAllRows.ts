/** Largest page size of a list call. */
export const LARGEST_PAGE = 100;

/** Rows of one page, and the total. */
export interface RowsPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/**
 * Loads all rows of a list, page by page.
 *
 * @param readPage loads one page, numbered from 1.
 * @throws the error of a page.
 */
export async function readAllRows<Row>(readPage: (page: number) => Promise<RowsPage<Row>>): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, total } = await readPage(page);
    all.push(...rows);
    if (rows.length === 0 || all.length >= total) return all;
  }
}
