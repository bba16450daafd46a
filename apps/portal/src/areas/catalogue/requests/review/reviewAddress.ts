import { href } from '@portal/domain';
import { atom } from 'jotai';
import { addressAtom, readNumericId } from '../../../../shared/address/addressAtom.ts';
import { servicesAtom } from '../../../../shared/services/servicesAtom.ts';

const pageAddressAtom = addressAtom('product-request-review');
const listAddressAtom = addressAtom('product-requests');

/** The family of a request that is reviewed (RTE-031); `null` when the address has none (D14). */
export const familyRequestIdAtom = atom((get) => readNumericId(get(pageAddressAtom).params.id));

/**
 * The product in the address, by the id of its request; `null` for the family. What is chosen next takes its place, so
 * that 'Voltar' leads to the list, and past the guard of unsaved changes (RVP-005).
 */
export const chosenProductAtom = atom(
  (get) => readNumericId(new URLSearchParams(get(pageAddressAtom).search).get('produto')),
  (get, _set, produto: number | null) => {
    const { path } = get(pageAddressAtom);
    const { router } = get(servicesAtom);
    const search = produto === null ? '' : `?produto=${produto}`;
    void router.navigate({ pathname: path, search }, { replace: true, preventScrollReset: true });
  },
);

/** Address of the list with its search, order and page (RTE-033, RTE-034). */
export const listHrefAtom = atom((get) => `${href('product-requests')}${get(listAddressAtom).search}`);
