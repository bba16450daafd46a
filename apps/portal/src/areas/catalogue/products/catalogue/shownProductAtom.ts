import { errorMessage } from '@portal/api';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { portalQueryClientAtom, queriesAtom } from '../../../../shared/server-state/serverStateAtoms.ts';
import type { Product } from '../form/productFormValues.ts';
import { chosenProductAtom } from './chosenProductAtom.ts';

const chosenIdAtom = atom((get) => {
  const chosen = get(chosenProductAtom);
  return typeof chosen === 'number' ? chosen : null;
});

const productAtom = atomWithQuery(
  (get) => {
    const id = get(chosenIdAtom);
    return get(queriesAtom).queryOptions(
      'get',
      '/api/produtos/{id}/catalogo',
      { params: { path: { id: id ?? 0 } } },
      {
        enabled: id !== null,
        // The product before stays until the next one is there: nothing jumps.
        placeholderData: (previous: Product | undefined) => previous,
      },
    );
  },
  (get) => get(portalQueryClientAtom),
);

/** The product that is on screen for the address, and how far it is read (PRD-062). */
export const shownProductAtom = atom((get) => {
  const { data, error, isPlaceholderData, isFetching, refetch } = get(productAtom);
  return {
    product: data,
    /** The product of another card, shown until the chosen one is there. */
    stale: get(chosenIdAtom) !== null && isPlaceholderData,
    error: error && !data ? { message: errorMessage(error) } : null,
    retrying: isFetching,
    onRetry: () => void refetch(),
  };
});
