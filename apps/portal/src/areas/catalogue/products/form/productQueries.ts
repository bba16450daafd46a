import { answerOf, type PortalClient } from '@portal/api';
import { atom } from 'jotai';
import { putSaved } from '../../../../shared/server-state/putSaved.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../../shared/server-state/serverStateAtoms.ts';
import type { Product } from './productFormValues.ts';

/** Path of the product list; queries below it show names and statuses. */
export const PRODUCTS_PATH = '/api/produtos';

/** Loads a product without the cache (PRD-062). */
export async function readProduct(api: PortalClient, id: number): Promise<Product> {
  return answerOf(api.GET('/api/produtos/{id}/catalogo', { params: { path: { id } } }));
}

/** Puts a saved product into the cache and invalidates everything else that shows it. */
export const productSavedAtom = atom(null, (get, _set, product: Product) => {
  const client = get(portalQueryClientAtom);
  const { queryKey } = get(queriesAtom).queryOptions('get', '/api/produtos/{id}/catalogo', {
    params: { path: { id: product.id } },
  });
  putSaved(client, queryKey, product);
  void client.invalidateQueries({ queryKey: ['get', PRODUCTS_PATH] });
});
