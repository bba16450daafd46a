import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { addressAtom, readNumericId } from '../../../shared/address/addressAtom.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';

const pageAddressAtom = addressAtom('catalogue-family');

const familyIdAtom = atom((get) => readNumericId(get(pageAddressAtom).params.id));

/** Id of the product that the address names beside its family, `null` for none. */
export const productIdAtom = atom((get) =>
  readNumericId(new URLSearchParams(get(pageAddressAtom).search).get('produto')),
);

/** The family of the page. */
export const familyAtom = atomWithQuery(
  (get) => {
    const familiaId = get(familyIdAtom);
    return get(queriesAtom).queryOptions(
      'get',
      '/api/produtos/familias/{familiaId}',
      { params: { path: { familiaId: familiaId ?? 0 } } },
      { enabled: familiaId !== null },
    );
  },
  (get) => get(portalQueryClientAtom),
);

/** The product of the page; asked for together with its family. */
export const productAtom = atomWithQuery(
  (get) => {
    const id = get(productIdAtom);
    return get(queriesAtom).queryOptions(
      'get',
      '/api/produtos/{id}/catalogo',
      { params: { path: { id: id ?? 0 } } },
      { enabled: id !== null },
    );
  },
  (get) => get(portalQueryClientAtom),
);
