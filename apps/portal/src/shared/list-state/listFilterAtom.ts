import type { RouteName } from '@portal/domain';
import { atom } from 'jotai';
import { addressAtom } from '../address/addressAtom.ts';
import { servicesAtom } from '../services/servicesAtom.ts';
import { type ListFilter, parseListAddress, writeListAddress } from './listAddress.ts';

/**
 * The filter of a list, kept in the address: Back returns to the same list and a link can be sent to a colleague.
 * Writing a part of it navigates; a new search or sort starts at the first page.
 *
 * @param page name of the page of the list.
 * @param columns names of the columns that the list can be sorted by.
 */
export function listFilterAtom<Column extends string>(page: RouteName, columns: readonly Column[]) {
  const pageAddressAtom = addressAtom(page);
  return atom(
    (get) => parseListAddress(get(pageAddressAtom).search, columns),
    (get, _set, change: Partial<ListFilter>) => {
      const { router } = get(servicesAtom);
      const { path, search } = get(pageAddressAtom);
      const next = { ...parseListAddress(search, columns), page: 1, ...change };
      void router.navigate(
        { pathname: path, search: writeListAddress(search, next) },
        // A typed text is no place to go back to, letter by letter.
        { replace: change.search !== undefined, preventScrollReset: true },
      );
    },
  );
}

export type ListFilterAtom = ReturnType<typeof listFilterAtom<string>>;
