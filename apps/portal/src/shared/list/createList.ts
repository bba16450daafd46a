import { failWith, type PortalClient } from '@portal/api';
import { LIST_REACH, routeNamed, type StaticRouteName } from '@portal/domain';
import type { RowId, TablePlace } from '@portal/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { type Atom, atom, type WritableAtom } from 'jotai';
import * as z from 'zod/mini';
import { addressAtom } from '../address/addressAtom.ts';
import { changedAtAtom } from '../server-state/changesByOthers.ts';
import { type QueryAtom, queryAtom } from '../server-state/queryAtom.ts';
import { DECIDED_BY_OTHERS } from '../server-state/queryClient.ts';
import { apiAtom, servicesAtom } from '../services/servicesAtom.ts';
import { type AddressFilters, type FilterValues, type NoFilters, unusedFilters } from './addressFilters.ts';
import type { ListFilter } from './listAddress.ts';
import { listFilterAtom } from './listFilterAtom.ts';
import type { ListCall, ListQuestion } from './listOf.ts';
import { LARGEST_PAGE, type RowsPage, readAllRows, readPages } from './readAllRows.ts';
import { savedViewsAtom } from './savedViews.ts';

interface ListOptions<
  Row extends { readonly id: RowId },
  Column extends string,
  Filters extends AddressFilters,
> {
  /** Name of the page: its title, and the address that keeps the filter. */
  readonly page: StaticRouteName;
  readonly call: ListCall<Row, Column, FilterValues<Filters>>;
  /** What a row is known by, where several have the same `id`. @default its `id` */
  readonly rowIdOf?: (row: Row) => RowId;
  /** Columns that the list can be sorted by. */
  readonly sort: readonly Column[];
  /** The page's own filters, by their names in the address. */
  readonly filters?: Filters;
  /** Filters that say what is listed and narrow nothing, as 'Produtos' or 'Famílias'. */
  readonly kinds?: readonly (keyof Filters)[];
  /** Rows per page. */
  readonly pageSize: number;
  /** Expected total before the first answer. */
  readonly totalAtFirst?: number;
  /** Message of a failure, in place of the generic one (CON-53). */
  readonly failureMessage?: string;
  /** Suffix of the CSV name after the title. @default the search */
  readonly fileWords?: (filter: ListFilter<Column, Filters>) => FileWords;
  /** Whether its rows change by what others decide: it is read again while it is in sight. @default false */
  readonly decidedByOthers?: boolean;
  /** Storage key of the column choice. @default name of the page */
  readonly columnsKey?: string;
  /** Whether the filter asks for something yet; until then the list is empty and nothing is called. @default always */
  readonly isAsked?: (filter: ListFilter<Column, Filters>) => boolean;
}

export type FileWords = readonly (string | null | undefined)[];

type ListPosition = Omit<ListFilter, 'filters'>;

/** Where the table stood, and with which filter and page. */
const tablePlace = z.object({
  rowId: z.union([z.string(), z.number()]),
  index: z.optional(z.number()),
  top: z.number(),
  left: z.number(),
});
const leftPlace = z.object({
  of: z.string(),
  place: z.extend(tablePlace, { inDetails: z.optional(tablePlace) }),
});

type LeftPlace = z.output<typeof leftPlace>;

/** A list, for `ListFrame`. */
export interface List<Row> {
  /** Path of the call: its queries are invalidated together with others of that path. */
  readonly path: string;
  readonly page: StaticRouteName;
  readonly title: string;
  readonly pageSize: number;
  readonly totalAtFirst: number | undefined;
  readonly columnsKey: string;
  /** Columns that the list can be sorted by. */
  readonly sort: readonly string[];
  /** What a row is known by. */
  rowIdOf(row: Row): RowId;
  /** Search, order and page, kept in the address. */
  readonly filterAtom: WritableAtom<
    ListPosition,
    [change: Partial<ListPosition>, options?: { replace: boolean }],
    void
  >;
  /** Search and filters as one text. */
  readonly scrollKeyAtom: Atom<string>;
  /** Whether the list is narrowed, by search or filters. */
  readonly isNarrowedAtom: Atom<boolean>;
  /** How many filters narrow it, both ends of a period as one. */
  readonly filterCountAtom: Atom<number>;
  /** Whether the filter asks for something yet. */
  readonly askedAtom: Atom<boolean>;
  /** The address of the page. */
  readonly addressAtom: ReturnType<typeof addressAtom>;
  /** What the user saved of the list under names. */
  readonly viewsAtom: ReturnType<typeof savedViewsAtom>;
  /** Where its table stood when a row was left, for the same filter and page. */
  readonly placeAtom: WritableAtom<TablePlace | null, [place: TablePlace], void>;
  /** The rows of the page. */
  readonly rowsAtom: QueryAtom<RowsPage<Row>>;
  /** When others last changed these rows, as an ISO instant; `null` when they did not. */
  readonly changedAtAtom: Atom<string | null>;
  /** A file of the list with its filters: its name, and all rows. */
  readonly fileAtom: Atom<{
    readonly name: string;
    readonly filters: FileWords;
    /** All rows; fails where there are more than pages reach. */
    readRows(signal: AbortSignal): Promise<readonly Row[]>;
    /** The same rows, page by page. */
    readPages(signal: AbortSignal): AsyncIterable<RowsPage<Row>>;
  }>;
  /** Reads the first rows of the list, at most as many as one call gives. */
  readonly firstRowsAtom: Atom<(count: number) => Promise<readonly Row[]>>;
}

/**
 * A list: its filter in the address, its rows, and all of them for the CSV.
 *
 * @example
 * const brands = createList({
 *   page: 'register-brands',
 *   call: listOf('/api/produtos/marcas', { search: 'filtro', rows: 'marcas' }),
 *   sort: ['codigo', 'descricao'],
 *   pageSize: 30,
 * });
 */
export function createList<
  Row extends { readonly id: RowId },
  Column extends string,
  Filters extends AddressFilters = NoFilters,
>({
  page,
  call,
  rowIdOf = ({ id }) => id,
  sort,
  filters = {} as Filters, // a page without filters has none
  kinds = [],
  pageSize,
  totalAtFirst,
  failureMessage,
  fileWords = ({ search }) => [search],
  decidedByOthers = false,
  columnsKey = page,
  isAsked = () => true,
}: ListOptions<Row, Column, Filters>) {
  type Filter = ListFilter<Column, Filters>;
  const { title } = routeNamed(page);
  const filterAtom = listFilterAtom(page, sort, filters);
  const askedAtom = atom((get) => isAsked(get(filterAtom)));

  const narrowing = Object.entries(unusedFilters(filters)).filter(([name]) => !kinds.includes(name));
  /** Empties the search and all filters that narrow the list. */
  const clearAtom = atom(null, (_get, set) => {
    const unused = Object.fromEntries(narrowing) as Partial<FilterValues<Filters>>; // entries lose the names
    set(filterAtom, { search: '', filters: unused });
  });

  const filterCountAtom = atom((get) => {
    const set = Object.entries<unknown>(get(filterAtom).filters).filter(([, value]) => value !== null);
    const names = set.map(([name]) => name).filter((name) => !kinds.includes(name));
    return new Set(names.map((name) => (name === 'fim' ? 'inicio' : name))).size; // the two ends of a period
  });
  const scrollKeyAtom = atom((get) => {
    const { search, filters: values } = get(filterAtom);
    return JSON.stringify({ search, ...values });
  });
  const isNarrowedAtom = atom((get) => get(filterAtom).search !== '' || get(filterCountAtom) > 0);

  const leftAtom = atom<LeftPlace | null>(null);
  const keepLeftAtom = atom(null, (get, set, left: LeftPlace) => {
    set(leftAtom, left);
    get(servicesAtom).tabCache.keep(`portal.places.${page}`, left); // the record may be reloaded before Back
  });
  const placeAtom = atom(
    (get) => {
      const left = get(leftAtom) ?? get(servicesAtom).tabCache.read(`portal.places.${page}`, leftPlace.parse);
      return left?.of === JSON.stringify(get(filterAtom)) ? left.place : null;
    },
    (get, set, place: TablePlace) => set(keepLeftAtom, { of: JSON.stringify(get(filterAtom)), place }),
  );

  /** The row that the list shows when it is opened with a filter and page, as where a queue is left at one of its records. */
  const returnAtom = atom(null, (_get, set, filter: Filter, rowId: TablePlace['rowId']) =>
    set(keepLeftAtom, { of: JSON.stringify(filter), place: { rowId, top: 0, left: 0 } }),
  );

  const read = (
    api: PortalClient,
    question: ListQuestion<Column, FilterValues<Filters>>,
    signal?: AbortSignal,
  ) => call.read(api, question, signal).catch(failWith(failureMessage, signal));

  /** Loads a page of the largest size, unless an abort came with the answer before. */
  const largePage = (api: PortalClient, filter: Filter, signal?: AbortSignal) => async (number: number) => {
    signal?.throwIfAborted();
    return read(api, { ...filter, page: number, pageSize: LARGEST_PAGE }, signal);
  };

  /** Loads the rows for a queue: as many as pages reach. */
  const readQueue = (api: PortalClient, filter: Filter, signal?: AbortSignal) =>
    readAllRows(largePage(api, filter, signal), rowIdOf, LIST_REACH);

  const questionAtom = atom((get) => ({ ...get(filterAtom), pageSize }));

  // Its own key below the path, since it caches rows, not an answer.
  const queryKeyAtom = atom((get) => ['get', call.path, 'list', call.query(get(questionAtom))]);

  const rowsAtom = queryAtom((get) => {
    const api = get(apiAtom);
    const question = get(questionAtom);
    const asked = get(askedAtom);
    get(leftAtom); // who comes back to a row does not see the rows of before first, which may be without it
    return {
      queryKey: get(queryKeyAtom),
      queryFn: ({ signal }) => read(api, question, signal),
      enabled: asked,
      ...(asked && { placeholderData: keepPreviousData }), // the previous page stays while another is loading
      ...(decidedByOthers && DECIDED_BY_OTHERS),
    };
  });

  const fileAtom = atom((get) => {
    const api = get(apiAtom);
    const filter = get(filterAtom);
    return {
      name: title,
      filters: fileWords(filter),
      readRows: (signal: AbortSignal) => readAllRows(largePage(api, filter, signal), rowIdOf),
      readPages: (signal: AbortSignal) => readPages(largePage(api, filter, signal), rowIdOf),
    };
  });

  const firstRowsAtom = atom((get) => {
    const api = get(apiAtom);
    const filter = get(filterAtom);
    return async (count: number) => (await read(api, { ...filter, page: 1, pageSize: count })).rows;
  });

  return {
    page,
    title,
    path: call.path,
    pageSize,
    totalAtFirst,
    columnsKey,
    sort,
    rowIdOf,
    filterAtom,
    clearAtom,
    scrollKeyAtom,
    isNarrowedAtom,
    filterCountAtom,
    askedAtom,
    addressAtom: addressAtom(page),
    viewsAtom: savedViewsAtom(page),
    placeAtom,
    returnAtom,
    rowsAtom,
    changedAtAtom: changedAtAtom(queryKeyAtom),
    fileAtom,
    firstRowsAtom,
    readQueue,
  };
}
