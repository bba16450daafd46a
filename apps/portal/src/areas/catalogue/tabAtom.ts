import type { RouteName } from '@portal/domain';
import { type Atom, atom } from 'jotai';
import { addressAtom } from '../../shared/address/addressAtom.ts';
import { servicesAtom } from '../../shared/services/servicesAtom.ts';

/**
 * The open tab of a page, in `aba` of its address; writing it navigates, past the guard of an unsaved form.
 *
 * @param usualAtom the tab of an address that names none.
 */
export function tabAtom<Tab extends string>(page: RouteName, tabs: readonly Tab[], usualAtom: Atom<Tab>) {
  const pageAddressAtom = addressAtom(page);
  return atom(
    (get): Tab => {
      const wanted = new URLSearchParams(get(pageAddressAtom).search).get('aba');
      return tabs.find((tab) => tab === wanted) ?? get(usualAtom);
    },
    (get, _set, tab: string) => {
      const { path, search } = get(pageAddressAtom);
      const query = new URLSearchParams(search);
      query.set('aba', tab);
      void get(servicesAtom).router.navigate(`${path}?${query}`);
    },
  );
}
