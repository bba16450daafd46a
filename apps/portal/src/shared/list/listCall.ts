import type { PortalClient, Schemas } from '@portal/api';
import { pageQuery } from '@portal/domain';
import { type ListSort, listSortQuery } from './listAddress.ts';
import type { RowsPage } from './readAllRows.ts';

/** A list call of the contract, and what it is asked for. */
export interface ListCall<Filter, Query, Data extends { meta: Schemas['ListMeta'] }, Row> {
  /** Path of the call: what is read from it goes stale with everything else of that path. */
  readonly path: string;
  /** What the call is asked for; the page and order of most calls are those of `pageAndOrder`. */
  query(filter: Filter, pageSize: number): Query;
  get(
    api: PortalClient,
    request: { params: { query: Query }; signal: AbortSignal | null },
  ): Promise<{ data?: Data }>;
  rows(data: Data): readonly Row[];
}

/** Query values of page and order, as the calls name them. */
export function pageAndOrder<Column extends string>(
  { page, sort }: { page: number; sort: ListSort<Column> | null },
  pageSize: number,
) {
  return { ...pageQuery({ page, pageSize }), ...listSortQuery(sort) };
}

interface ReadListOptions {
  /** Rows a page. */
  readonly pageSize: number;
  /** Gives the reading up. */
  readonly signal?: AbortSignal;
}

/**
 * Reads one page of a list.
 *
 * @throws what the call is refused with.
 */
export async function readList<Filter, Query, Data extends { meta: Schemas['ListMeta'] }, Row>(
  api: PortalClient,
  { query, get, rows }: ListCall<Filter, Query, Data, Row>,
  filter: Filter,
  { pageSize, signal }: ReadListOptions,
): Promise<RowsPage<Row>> {
  const { data } = await get(api, {
    params: { query: query(filter, pageSize) },
    signal: signal ?? null,
  });
  if (!data) throw new Error('The list answered nothing');
  return { rows: rows(data), meta: data.meta };
}
