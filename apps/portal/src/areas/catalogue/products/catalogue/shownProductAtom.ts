import { atom } from 'jotai';
import { queryAtom } from '../../../../shared/server-state/queryAtom.ts';
import { recordReadingOf } from '../../../../shared/server-state/readingOf.ts';
import { queriesAtom } from '../../../../shared/server-state/serverStateAtoms.ts';
import type { Product } from '../form/productFormValues.ts';
import { chosenProductAtom } from './chosenProductAtom.ts';

const chosenIdAtom = atom((get) => {
  const chosen = get(chosenProductAtom);
  return typeof chosen === 'number' ? chosen : null;
});

const productAtom = queryAtom((get) => {
  const id = get(chosenIdAtom);
  return get(queriesAtom).queryOptions(
    'get',
    '/api/produtos/{id}/catalogo',
    { params: { path: { id: id ?? 0 } } },
    {
      enabled: id !== null,
      // The previous product stays until the next one is loaded, so that the page does not jump.
      placeholderData: (previous: Product | undefined) => previous,
    },
  );
});

/** The visible product, and how far the product of the address is loaded (PRD-062). */
export const shownProductAtom = atom((get) => {
  const query = get(productAtom);
  const { data, isPlaceholderData, isFetching } = query;
  const { error, onRetry } = recordReadingOf(query, true, 'Produto não encontrado');
  return {
    product: data,
    /** The visible product is the previous one, while the chosen one is loading. */
    stale: get(chosenIdAtom) !== null && isPlaceholderData,
    error,
    retrying: isFetching,
    onRetry,
  };
});
