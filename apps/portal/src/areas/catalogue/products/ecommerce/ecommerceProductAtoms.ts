import { answerOf, type PortalClient, type Schemas } from '@portal/api';
import { href } from '@portal/domain';
import { atom } from 'jotai';
import { addressAtom, readNumericId } from '../../../../shared/address/addressAtom.ts';
import { putSaved } from '../../../../shared/server-state/putSaved.ts';
import { queryAtom } from '../../../../shared/server-state/queryAtom.ts';
import { recordReadingOf } from '../../../../shared/server-state/readingOf.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../../shared/server-state/serverStateAtoms.ts';
import { PRODUCTS_PATH } from '../form/productQueries.ts';

const PATH = '/api/produtos/{produtoId}/ecommerce';

/** The e-commerce data of a product. */
export type EcommerceProduct = Schemas['EcommerceProduct'];

const pageAddressAtom = addressAtom('ecommerce-product');
const listAddressAtom = addressAtom('ecommerce-products');

const productIdAtom = atom((get) => readNumericId(get(pageAddressAtom).params.id));

const productAtom = queryAtom((get) => {
  const produtoId = get(productIdAtom);
  return get(queriesAtom).queryOptions(
    'get',
    PATH,
    { params: { path: { produtoId: produtoId ?? 0 } } },
    { enabled: produtoId !== null },
  );
});

/** The product of the page (PRD-068). */
export const ecommerceRecordAtom = atom((get) => {
  const query = get(productAtom);
  const { data: product } = query;
  return {
    product,
    title: product?.nome ?? 'Produto',
    /** Address of the list with its search, order and page. */
    backHref: `${href('ecommerce-products')}${get(listAddressAtom).search}`,
    ...recordReadingOf(query, get(productIdAtom) !== null, 'Produto não encontrado'),
  };
});

/** Loads a product without the cache. */
export async function readEcommerceProduct(api: PortalClient, produtoId: number): Promise<EcommerceProduct> {
  return answerOf(api.GET(PATH, { params: { path: { produtoId } } }));
}

/** Puts a saved product into the cache and invalidates everything else that shows it. */
export const ecommerceProductSavedAtom = atom(null, (get, _set, product: EcommerceProduct) => {
  const client = get(portalQueryClientAtom);
  const { queryKey } = get(queriesAtom).queryOptions('get', PATH, {
    params: { path: { produtoId: product.id } },
  });
  putSaved(client, queryKey, product);
  void client.invalidateQueries({ queryKey: ['get', PRODUCTS_PATH] });
  void client.invalidateQueries({ queryKey: ['get', '/api/produtos/{id}/catalogo'] });
});
