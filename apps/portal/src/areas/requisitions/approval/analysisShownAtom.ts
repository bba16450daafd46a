import { atom } from 'jotai';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';
import { requisitionsToApprove } from '../list/requisitionLists.ts';

const PARAMETER = 'analise';

/** Whether the graphic analysis is in the place of the list, kept in the address: Back leads to the list. Writing it navigates. */
export const analysisShownAtom = atom(
  (get) => new URLSearchParams(get(requisitionsToApprove.addressAtom).search).has(PARAMETER),
  (get, _set, shown: boolean) => {
    const { path, search } = get(requisitionsToApprove.addressAtom);
    const query = new URLSearchParams(search);
    if (shown) query.set(PARAMETER, 'sim');
    else query.delete(PARAMETER);
    void get(servicesAtom).router.navigate({ pathname: path, search: `?${query}` });
  },
);
