import { failWith, type PortalClient } from '@portal/api';
import type { OptionValue, PagedOptionsProps, SelectOption } from '@portal/ui';
import { hashKey, useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import type { RowsPage } from '../list/readAllRows.ts';
import { LOOKUP } from '../server-state/queryClient.ts';
import { readingOf } from '../server-state/readingOf.ts';
import { portalQueryClientAtom } from '../server-state/serverStateAtoms.ts';
import { apiAtom } from '../services/servicesAtom.ts';

interface LookupQuery<Of> {
  /** The search text, trimmed; `''` for the whole list. */
  readonly search: string;
  /** Number of the page, from 1. */
  readonly page: number;
  /** Parent of the list, such as the department of sections. */
  readonly of: Of;
  readonly signal: AbortSignal;
}

/** A list for a select, searched and paged by the gateway; `Of` is what it hangs from, if anything. */
export interface Lookup<Row, Value extends OptionValue, Of = undefined> {
  /** Path of the call: its queries are invalidated together with others of that path. */
  readonly path: string;
  /** The query of the first page: tells the list from others of its path. @default its search */
  query?(asked: Pick<LookupQuery<Of>, 'search' | 'of'>): object;
  /** Loads one page. */
  read(api: PortalClient, query: LookupQuery<Of>): Promise<RowsPage<Row>>;
  /** Option of a row; values are unique. */
  option(row: Row): SelectOption<Value>;
  /** Loads a page with the record of a value, if a call supports it: see `useLookupOption`. */
  readonly pageOf?: (api: PortalClient, value: Value, signal: AbortSignal) => Promise<RowsPage<Row>>;
  /** Rows of a full page, of a list whose first page that is not full is its last (FMC-044). @default the total says */
  readonly fullPage?: number;
  /** Message of a failure, in place of the generic one (CON-53). */
  readonly failureMessage?: string;
  /** Rest after the last key before the list is searched, in milliseconds. @default 500 (GAP-52) */
  readonly searchDelayMs?: number;
}

/** Lists rarely change while a form is filled in. */
const STALE_AFTER_MS = 60_000;

/** Query of a lookup, by search and parent. */
function lookupOptions<Row, Value extends OptionValue, Of>(
  { path, query, read, fullPage = 1, failureMessage }: Lookup<Row, Value, Of>,
  { api, of, search, enabled }: { api: PortalClient; of: Of; search: string; enabled: boolean },
) {
  return {
    // The key starts with the path, so that a save that invalidates the path reloads this too.
    queryKey: ['get', path, 'lookup', of, query?.({ search, of }) ?? search] as const,
    queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
      read(api, { search, page: pageParam, of, signal }).catch(failWith(failureMessage, signal)),
    initialPageParam: 1,
    getNextPageParam: (last: RowsPage<Row>, pages: RowsPage<Row>[]) => {
      const loaded = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      return last.rows.length >= fullPage && loaded < last.total ? pages.length + 1 : undefined;
    },
    enabled,
    staleTime: STALE_AFTER_MS,
    refetchOnWindowFocus: false, // read again when it is opened
    meta: LOOKUP,
  };
}

/** Result of `useLookup`. */
interface LookupChoice<Row, Value extends OptionValue> {
  /** Props of `PagedSelect` and `MultiSelect`. */
  choice: PagedOptionsProps<Value>;
  /** The record of an option. */
  rowOf(value: Value): Row | undefined;
}

/**
 * Options of a select, loaded page by page from the gateway when the list is first opened (FND-062). Answers to an
 * earlier text are dropped. A failure shows one message and leaves an empty list with retry (FND-078).
 *
 * @param of what the list hangs from; its options start afresh when it changes.
 * @example const { choice } = useLookup(brandLookup); const sections = useLookup(sectionLookup, department.id);
 * <PagedSelect {...choice} label="Marca" value={brand} onValueChange={setBrand} />
 */
export function useLookup<Row, Value extends OptionValue>(
  lookup: Lookup<Row, Value>,
): LookupChoice<Row, Value>;
export function useLookup<Row, Value extends OptionValue, Of>(
  lookup: Lookup<Row, Value, Of>,
  of: Of,
): LookupChoice<Row, Value>;
export function useLookup<Row, Value extends OptionValue, Of>(
  lookup: Lookup<Row, Value, Of | undefined>,
  of?: Of,
): LookupChoice<Row, Value> {
  const api = useAtomValue(apiAtom);
  const [asked, setAsked] = useState<string | null>(null);
  const query = useInfiniteQuery(
    {
      ...lookupOptions(lookup, { api, of, search: asked ?? '', enabled: asked !== null }),
      // Results of the previous search stay until the answer arrives; those of another parent do not.
      placeholderData: (previous, before) =>
        before && hashKey([before.queryKey[3]]) === hashKey([of]) ? previous : undefined,
    },
    useAtomValue(portalQueryClientAtom),
  );
  const { data, isPlaceholderData, isFetching, hasNextPage, fetchNextPage } = query;
  const { error, onRetry } = readingOf(query);
  const { option, searchDelayMs } = lookup;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data]);
  const options = useMemo(() => rows.map(option), [rows, option]);
  return {
    choice: {
      options,
      total: data?.pages.at(-1)?.total,
      hasMore: hasNextPage && !isPlaceholderData,
      loading: isFetching,
      loadError: error?.message,
      onSearch: setAsked,
      searchDelayMs,
      onLoadMore: () => void fetchNextPage(),
      onRetry,
    },
    rowOf: (value) => rows[options.findIndex((one) => one.value === value)],
  };
}
