import { errorMessage, type PortalClient, withMessage } from '@portal/api';
import type { OptionValue, PagedOptionsProps, SelectOption } from '@portal/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import type { RowsPage } from '../list/readAllRows.ts';
import { LOOKUP } from '../server-state/queryClient.ts';
import { portalQueryClientAtom } from '../server-state/serverStateAtoms.ts';
import { apiAtom } from '../services/servicesAtom.ts';

interface LookupQuery<Of> {
  /** What was typed, trimmed; `''` for the whole list. */
  readonly search: string;
  /** Number of the page, from 1. */
  readonly page: number;
  /** What the list hangs from, such as the department of sections. */
  readonly of: Of;
  readonly signal: AbortSignal;
}

/** A list that a select chooses from, searched and paged by the gateway. */
export interface Lookup<Row, Value extends OptionValue, Of = void> {
  /** Path of the call: what is read from it goes stale with everything else of that path. */
  readonly path: string;
  /** Reads one page. */
  read(api: PortalClient, query: LookupQuery<Of>): Promise<RowsPage<Row>>;
  /** How a row stands in the list; no two rows share a value. */
  option(row: Row): SelectOption<Value>;
  /** Reads the page that has the record of a value, where the call can be asked for it: see `useLookupOption`. */
  readonly pageOf?: (api: PortalClient, value: Value, signal: AbortSignal) => Promise<RowsPage<Row>>;
  /** The call's own text for a failure, in place of the generic one (CON-53). */
  readonly failureMessage?: string;
}

/** Lists change seldom while a form is filled in. */
const STALE_AFTER_MS = 60_000;

/** How a lookup is read, by search and by what it hangs from. */
function lookupOptions<Row, Value extends OptionValue, Of>(
  { path, read, failureMessage }: Lookup<Row, Value, Of>,
  { api, of, search, enabled }: { api: PortalClient; of: Of; search: string; enabled: boolean },
) {
  return {
    // Stands under the path, so that a save that makes the path stale reads this again too.
    queryKey: ['get', path, 'lookup', of, search] as const,
    queryFn: async ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) => {
      try {
        return await read(api, { search, page: pageParam, of, signal });
      } catch (error) {
        throw failureMessage && !signal.aborted ? withMessage(error, failureMessage) : error;
      }
    },
    initialPageParam: 1,
    getNextPageParam: (last: RowsPage<Row>, pages: RowsPage<Row>[]) => {
      const loaded = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      return last.rows.length > 0 && loaded < last.total ? pages.length + 1 : undefined;
    },
    enabled,
    staleTime: STALE_AFTER_MS,
    meta: LOOKUP,
  };
}

/** What a select gets to choose from a lookup. */
interface LookupChoice<Row, Value extends OptionValue> {
  /** What `PagedSelect` and `MultiSelect` take. */
  choice: PagedOptionsProps<Value>;
  /** The record behind an option of the list. */
  rowOf(value: Value): Row | undefined;
}

/**
 * Options of a select that come from the gateway page by page, read when the list is first opened (FND-062). An answer
 * to an earlier text is dropped. A failure is told once and leaves an empty list that can be asked for again (FND-078).
 *
 * @param of what the list hangs from; its options start afresh when it changes.
 * @example
 * const { choice } = useLookup(brandLookup);
 * const sections = useLookup(sectionLookup, department.id);
 * <PagedSelect {...choice} label="Marca" value={brand} onValueChange={setBrand} />
 */
export function useLookup<Row, Value extends OptionValue, Of = void>(
  lookup: Lookup<Row, Value, Of>,
  of: Of,
): LookupChoice<Row, Value> {
  const api = useAtomValue(apiAtom);
  const [asked, setAsked] = useState<string | null>(null);
  const { data, error, isPlaceholderData, isFetching, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(
      {
        ...lookupOptions(lookup, { api, of, search: asked ?? '', enabled: asked !== null }),
        // What another search found stays in sight until the answer is there; what another record has does not.
        placeholderData: (previous, query) => (query?.queryKey[3] === of ? previous : undefined),
      },
      useAtomValue(portalQueryClientAtom),
    );
  const { option } = lookup;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data]);
  const options = useMemo(() => rows.map(option), [rows, option]);
  return {
    choice: {
      options,
      total: data?.pages.at(-1)?.total,
      hasMore: hasNextPage && !isPlaceholderData,
      loading: isFetching,
      loadError: error ? errorMessage(error) : undefined,
      onSearch: setAsked,
      onLoadMore: () => void fetchNextPage(),
      onRetry: () => void refetch(),
    },
    rowOf: (value) => rows[options.findIndex((one) => one.value === value)],
  };
}
