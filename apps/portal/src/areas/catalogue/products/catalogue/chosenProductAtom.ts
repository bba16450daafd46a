import { atom } from 'jotai';
import { addressAtom, readNumericId } from '../../../../shared/address/addressAtom.ts';
import { servicesAtom } from '../../../../shared/services/servicesAtom.ts';

/** Value in the address for a new product. */
export const NEW_PRODUCT = 'novo';

/** A product by its id, the new one, or none. */
export type ChosenProduct = number | typeof NEW_PRODUCT | null;

const pageAddressAtom = addressAtom('catalogue-family');

/** The product in the address of a family; writing it navigates, past the guard of an unsaved form (PRD-013). */
export const chosenProductAtom = atom(
  (get): ChosenProduct => {
    const named = new URLSearchParams(get(pageAddressAtom).search).get('produto');
    return named === NEW_PRODUCT ? NEW_PRODUCT : readNumericId(named);
  },
  (get, _set, chosen: ChosenProduct, { replace = false }: { replace?: boolean } = {}) => {
    const { path, search } = get(pageAddressAtom);
    const query = new URLSearchParams(search);
    if (chosen === null) query.delete('produto');
    else query.set('produto', String(chosen));
    const { router } = get(servicesAtom);
    void router.navigate({ pathname: path, search: `?${query}` }, { replace, preventScrollReset: true });
  },
);
