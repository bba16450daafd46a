/** Most rows that a list call gives on one page. */
export const LARGEST_PAGE = 100;

/** Rows of one page of a list, and how many there are on all pages. */
export interface RowsPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/**
 * Reads every row of a list, page after page.
 *
 * @param readPage reads one page, numbered from 1.
 * @throws what a page is refused with.
 */
export async function readAllRows<Row>(readPage: (page: number) => Promise<RowsPage<Row>>): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, total } = await readPage(page);
    all.push(...rows);
    if (rows.length === 0 || all.length >= total) return all;
  }
}
