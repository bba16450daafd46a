import { type PortalClient, withMessage } from '@portal/api';
import { routeNamed, type StaticRouteName } from '@portal/domain';
import { keepPreviousData } from '@tanstack/react-query';
import { type Atom, atom, type WritableAtom } from 'jotai';
import { type AtomWithQueryResult, atomWithQuery } from 'jotai-tanstack-query';
import { portalQueryClientAtom } from '../server-state/serverStateAtoms.ts';
import { apiAtom } from '../services/servicesAtom.ts';
import type { AddressFilters, FilterValues, NoFilters } from './addressFilters.ts';
import type { ListFilter } from './listAddress.ts';
import { listFilterAtom } from './listFilterAtom.ts';
import type { ListCall, ListQuestion } from './listOf.ts';
import { LARGEST_PAGE, type RowsPage, readAllRows } from './readAllRows.ts';

interface ListOptions<Row, Column extends string, Filters extends AddressFilters> {
  /** Name of the page that shows the list: its title, and the address that keeps the filter. */
  readonly page: StaticRouteName;
  readonly call: ListCall<Row, Column, FilterValues<Filters>>;
  /** Columns that the list can be sorted by. */
  readonly sort: readonly Column[];
  /** The page's own filters, by their name in the address. */
  readonly filters?: Filters;
  /** Rows a page. */
  readonly pageSize: number;
  /** Rows of all pages before the first answer. */
  readonly totalAtFirst?: number;
  /** The call's own text for a failure, in place of the generic one (CON-53). */
  readonly failureMessage?: string;
  /** What the name of the CSV says after the title. @default the search */
  readonly fileWords?: (filter: ListFilter<Column, Filters>) => FileWords;
  /** Where the choice of columns is kept. @default name of the page */
  readonly columnsKey?: string;
}

type FileWords = readonly (string | null | undefined)[];

type ListPosition = Omit<ListFilter, 'filters'>;

/** A list, as its frame takes it. */
export interface List<Row> {
  /** Path of the call: what is read from it goes stale with everything else of that path. */
  readonly path: string;
  readonly page: StaticRouteName;
  readonly title: string;
  readonly pageSize: number;
  readonly totalAtFirst: number | undefined;
  readonly columnsKey: string;
  /** Columns that the list can be sorted by. */
  readonly sort: readonly string[];
  /** Search, order and page, kept in the address. */
  readonly filterAtom: WritableAtom<
    ListPosition,
    [change: Partial<ListPosition>, options?: { replace: boolean }],
    void
  >;
  /** The rows of the page. */
  readonly rowsAtom: Atom<AtomWithQueryResult<RowsPage<Row>, unknown>>;
  /** The CSV of the list as it is narrowed and sorted: its name, and the rows of all pages. */
  readonly fileAtom: Atom<{
    readonly name: string;
    readonly filters: FileWords;
    readRows(): Promise<readonly Row[]>;
  }>;
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
export function createList<Row, Column extends string, Filters extends AddressFilters = NoFilters>({
  page,
  call,
  sort,
  filters,
  pageSize,
  totalAtFirst,
  failureMessage,
  fileWords = ({ search }) => [search],
  columnsKey = page,
}: ListOptions<Row, Column, Filters>) {
  type Filter = ListFilter<Column, Filters>;
  const { title } = routeNamed(page);
  const filterAtom = listFilterAtom(page, sort, filters);

  const read = (
    api: PortalClient,
    question: ListQuestion<Column, FilterValues<Filters>>,
    signal?: AbortSignal,
  ) =>
    call.read(api, question, signal).catch((error: unknown) => {
      throw failureMessage && !signal?.aborted ? withMessage(error, failureMessage) : error;
    });

  /** Reads the rows of all pages. */
  const readAll = (api: PortalClient, filter: Filter, signal?: AbortSignal) =>
    readAllRows((number) => read(api, { ...filter, page: number, pageSize: LARGEST_PAGE }, signal));

  const rowsAtom = atomWithQuery(
    (get) => {
      const api = get(apiAtom);
      const question = { ...get(filterAtom), pageSize };
      return {
        // Of its own under the path: what is kept are rows, and not the answer.
        queryKey: ['get', call.path, 'list', call.query(question)],
        queryFn: ({ signal }) => read(api, question, signal),
        placeholderData: keepPreviousData, // the page before stays in sight while another is read
      };
    },
    (get) => get(portalQueryClientAtom),
  );

  const fileAtom = atom((get) => {
    const api = get(apiAtom);
    const filter = get(filterAtom);
    return {
      name: title,
      filters: fileWords(filter),
      readRows: () => readAll(api, filter),
    };
  });

  return {
    page,
    title,
    path: call.path,
    pageSize,
    totalAtFirst,
    columnsKey,
    sort,
    filterAtom,
    rowsAtom,
    fileAtom,
    readAll,
  };
}
