import type { RouteName } from '@portal/domain';
import { atom, type Getter } from 'jotai';
import { addressAtom } from '../address/addressAtom.ts';
import { servicesAtom } from '../services/servicesAtom.ts';
import { type ListPeriod, parseListPeriod, withoutListFilters, writeListPeriod } from './listPeriod.ts';

/** The period of a list and the way to an unfiltered one, both kept in the address as `listFilterAtom` keeps the rest. */
export function listPeriodAtoms(page: RouteName) {
  const pageAddressAtom = addressAtom(page);

  function navigate(get: Getter, query: (search: string) => string) {
    const { path, search } = get(pageAddressAtom);
    void get(servicesAtom).router.navigate(
      { pathname: path, search: query(search) },
      // What is typed day by day is no place to go back to.
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    /** Writing it navigates. */
    periodAtom: atom(
      (get) => parseListPeriod(get(pageAddressAtom).search),
      (get, _set, period: ListPeriod) => navigate(get, (search) => writeListPeriod(search, period)),
    ),
    /** Empties search, period and whatever else narrows the list. */
    clearFiltersAtom: atom(null, (get) => navigate(get, withoutListFilters)),
  };
}
