import type { Sort } from '@portal/domain';
import { normalizeLine } from '@portal/formats';
import { type AddressFilters, type FilterValues, type NoFilters, readFilters } from './addressFilters.ts';

/** Order of a list by one of its columns. */
export interface ListSort<Column extends string> extends Sort {
  readonly column: Column;
}

/** Search, order, page and filters of a list, from the address of its page. */
export interface ListFilter<Column extends string = string, Filters extends AddressFilters = NoFilters> {
  /** Text of the search, `''` for none. */
  readonly search: string;
  readonly sort: ListSort<Column> | null;
  /** Number of the page, from 1. */
  readonly page: number;
  /** Values of the page's own filters, `null` for unused ones. */
  readonly filters: FilterValues<Filters>;
}

const SEARCH = 'busca';
const SORT = 'ordem';
const PAGE = 'pagina';
const VIEW = 'visao';
const COLUMNS = 'colunas';

const LONGEST_SEARCH = 100;

/** Longest name of a saved view. */
export const LONGEST_VIEW_NAME = 40;

function parseSort<Column extends string>(text: string, columns: readonly Column[]): ListSort<Column> | null {
  const descending = text.startsWith('-');
  const column = columns.find((name) => name === (descending ? text.slice(1) : text));
  return column ? { column, ascending: !descending } : null;
}

/**
 * Reads the state of a list from a query; invalid values are ignored.
 *
 * @param columns names of the columns that the list can be sorted by.
 * @param filters the page's own filters.
 */
export function parseListAddress<Column extends string, Filters extends AddressFilters>(
  search: string,
  columns: readonly Column[],
  filters: Filters,
): ListFilter<Column, Filters> {
  const query = new URLSearchParams(search);
  const page = query.get(PAGE) ?? '';
  return {
    search: (query.get(SEARCH) ?? '').slice(0, LONGEST_SEARCH),
    sort: parseSort(query.get(SORT) ?? '', columns),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    filters: readFilters(query, filters),
  };
}

/** Writes the state of a list into a query; other parameters stay, defaults are left out. */
export function writeListAddress<Filters extends AddressFilters>(
  search: string,
  { search: text, sort, page, filters }: ListFilter<string, Filters>,
): string {
  const query = new URLSearchParams(search);
  const values: Record<string, string> = {
    [SEARCH]: text,
    [SORT]: sort ? `${sort.ascending ? '' : '-'}${sort.column}` : '',
    [PAGE]: page > 1 ? String(page) : '',
  };
  for (const [name, value] of Object.entries<unknown>(filters)) values[name] = `${value ?? ''}`;
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return query.size > 0 ? `?${query}` : '';
}

/** The saved view that a list was opened with. */
interface ListView {
  /** Its name, `null` for none. */
  readonly name: string | null;
  /** Ids of the columns it shows, `null` for those that everybody has chosen for themselves. */
  readonly columnIds: readonly string[] | null;
}

/** Reads the view of a list from a query. */
export function parseListView(search: string): ListView {
  const query = new URLSearchParams(search);
  return {
    name: normalizeLine(query.get(VIEW) ?? '').slice(0, LONGEST_VIEW_NAME) || null,
    columnIds: query.get(COLUMNS)?.split(',') ?? null,
  };
}

/** Writes a view into a query; search, order and filters stay. */
export function writeListView(search: string, change: Partial<ListView>): string {
  const { name, columnIds } = { ...parseListView(search), ...change };
  const query = new URLSearchParams(search);
  query.delete(VIEW);
  query.delete(COLUMNS);
  if (columnIds) query.set(COLUMNS, columnIds.join(','));
  if (name !== null) query.set(VIEW, name);
  return query.size > 0 ? `?${query}` : '';
}

/** What a view keeps of a query: all but its own name and the page, in one order. */
export function viewState(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(VIEW);
  query.delete(PAGE);
  query.sort();
  return String(query);
}
