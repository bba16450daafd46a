import { answerOf, type PortalClient } from '@portal/api';
import { atom } from 'jotai';
import { portalQueryClientAtom, queriesAtom } from '../../../../shared/server-state/serverStateAtoms.ts';
import type { Product } from './productFormValues.ts';

/** Path of the list of products: what is read from it shows names and statuses. */
export const PRODUCTS_PATH = '/api/produtos';

/** Reads a product as the gateway has it now (PRD-062). */
export async function readProduct(api: PortalClient, id: number): Promise<Product> {
  return answerOf(api.GET('/api/produtos/{id}/catalogo', { params: { path: { id } } }));
}

/** Takes a product that was just saved into the cache; everything else that shows it is read again. */
export const productSavedAtom = atom(null, (get, _set, product: Product) => {
  const client = get(portalQueryClientAtom);
  const { queryKey } = get(queriesAtom).queryOptions('get', '/api/produtos/{id}/catalogo', {
    params: { path: { id: product.id } },
  });
  client.setQueryData(queryKey, product);
  void client.invalidateQueries({ queryKey: ['get', PRODUCTS_PATH] });
});
