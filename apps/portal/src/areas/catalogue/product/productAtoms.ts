import { errorMessage } from '@portal/api';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { addressAtom, readNumericId } from '../../../shared/address/addressAtom.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { familyStatus, productStatus } from '../productStatus.ts';

const pageAddressAtom = addressAtom('catalogue-family');
const listAddressAtom = addressAtom('catalogue');

const familyIdAtom = atom((get) => readNumericId(get(pageAddressAtom).params.id));
const productIdAtom = atom((get) =>
  readNumericId(new URLSearchParams(get(pageAddressAtom).search).get('produto')),
);

const familyAtom = atomWithQuery(
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

const productAtom = atomWithQuery(
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

/** The family of the page and the product that its address may name; both are asked for together. */
export const recordAtom = atom((get) => {
  const [family, product] = [get(familyAtom), get(productAtom)];
  const unknown = get(familyIdAtom) === null ? { message: 'Família não encontrada' } : null;
  const failed = [family, product].filter(({ error }) => error !== null);
  const shown = product.data ?? family.data;
  return {
    family: family.data,
    product: product.data,
    title: shown?.nome ?? 'Família',
    status: product.data
      ? productStatus(product.data.status)
      : family.data && familyStatus(family.data.status),
    /** The list with the search, order and page that it had. */
    backHref: `/produtos/catalogo${get(listAddressAtom).search}`,
    loading: family.isLoading || product.isLoading,
    error: failed[0] ? { message: errorMessage(failed[0].error) } : unknown,
    onRetry: failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : undefined,
  };
});
