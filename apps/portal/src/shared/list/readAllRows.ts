import type { Schemas } from '@portal/api';

/** Most rows that a list call gives on one page. */
export const LARGEST_PAGE = 100;

/** One page of a list call: its rows, and how many there are on all pages. */
export interface RowsPage<Row> {
  readonly rows: readonly Row[];
  readonly meta: Schemas['ListMeta'];
}

/**
 * Reads every row of a list, page after page.
 *
 * @param readPage reads one page, numbered from 1, of `LARGEST_PAGE` rows.
 * @throws what a page is refused with.
 */
export async function readAllRows<Row>(readPage: (page: number) => Promise<RowsPage<Row>>): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, meta } = await readPage(page);
    all.push(...rows);
    if (rows.length === 0 || all.length >= meta.paginacao.totalRegistros) return all;
  }
}
