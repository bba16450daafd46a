import type { RouteName } from '@portal/domain';
import { atom, type WritableAtom } from 'jotai';
import { addressAtom } from '../address/addressAtom.ts';
import { MOVES_IN_PAGE } from '../address/movesInPage.ts';
import { servicesAtom } from '../services/servicesAtom.ts';
import type { AddressFilters, FilterValues, NoFilters } from './addressFilters.ts';
import { type ListFilter, parseListAddress, writeListAddress } from './listAddress.ts';

/** A change of the filter; filters that are not named stay. */
interface ListFilterChange<Filters extends AddressFilters = NoFilters>
  extends Partial<Omit<ListFilter, 'filters'>> {
  readonly filters?: Partial<FilterValues<Filters>>;
}

/** The filter of a list, kept in the address. */
export type ListFilterAtom<
  Column extends string = string,
  Filters extends AddressFilters = NoFilters,
> = WritableAtom<
  ListFilter<Column, Filters>,
  [change: ListFilterChange<Filters>, options?: { replace: boolean }],
  void
>;

/**
 * The filter of a list, kept in the address: Back returns to the same list and a link can be sent to a colleague.
 * Writing it navigates; a new search, sort or filter starts at the first page.
 *
 * @param page name of the page of the list.
 * @param columns names of the columns that the list can be sorted by.
 * @param filters the page's own filters, by their name in the address.
 */
export function listFilterAtom<Column extends string, Filters extends AddressFilters>(
  page: RouteName,
  columns: readonly Column[],
  filters: Filters,
): ListFilterAtom<Column, Filters> {
  const pageAddressAtom = addressAtom(page);
  return atom(
    (get) => parseListAddress(get(pageAddressAtom).search, columns, filters),
    (get, _set, change: ListFilterChange<Filters>, options?: { replace: boolean }) => {
      const { router } = get(servicesAtom);
      const { path, search } = get(pageAddressAtom);
      const before = parseListAddress(search, columns, filters);
      const next = { ...before, page: 1, ...change, filters: { ...before.filters, ...change.filters } };
      void router.navigate(
        { pathname: path, search: writeListAddress(search, next) },
        {
          // Typing must not add a history entry per letter.
          replace: options?.replace ?? (change.search !== undefined && change.filters === undefined),
          preventScrollReset: true,
          state: MOVES_IN_PAGE,
        },
      );
    },
  );
}
