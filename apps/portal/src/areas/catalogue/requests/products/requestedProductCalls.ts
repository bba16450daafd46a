import { answerOf, type PortalClient, serializeForm, WITH_FILES, withMessage } from '@portal/api';
import { pageQuery, type RequestedProductValues } from '@portal/domain';
import { atom } from 'jotai';
import { createdOnce } from '../../../../shared/server-state/createdOnce.ts';
import { ifMatch } from '../../../../shared/server-state/ifMatch.ts';
import { putSaved } from '../../../../shared/server-state/putSaved.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../../shared/server-state/serverStateAtoms.ts';
import { atFormFields } from '../../products/form/productFields.ts';
import type { Family } from '../../products/form/productFormValues.ts';
import { requestsChangedAtom } from '../requestsChanged.ts';
import { type RequestedProduct, requestedProductParts } from './requestedProductValues.ts';

/** Path of the products of a family of a request; the queries of cards start with it. */
export const REQUESTED_PRODUCTS = '/api/produtos/solicitacoes-cadastros/produtos';

/** Path of the same products for who reviews them (RVP-023). */
export const REVIEWED_PRODUCTS = '/api/produtos/backoffice/produtos';

const PRODUCT = `${REQUESTED_PRODUCTS}/{solicitacaoCadastroProdutoId}` as const;

const pathOf = ({
  solicitacaoCadastroProdutoId,
}: Pick<RequestedProduct, 'solicitacaoCadastroProdutoId'>) => ({
  solicitacaoCadastroProdutoId,
});

/** A failure as the form shows it; where new photos did not get through, it is their upload that failed (PRC-068). */
function failureOf(failure: unknown, { fotosProdutos }: RequestedProductValues, text?: string) {
  const error = atFormFields(failure);
  const uploads = fotosProdutos.some(({ file }) => file !== null);
  if (uploads && error.kind === 'network') return withMessage(error, 'Erro carregar arquivo');
  return withMessage(error, text);
}

/** Registers a product of a family of a request with its photos, as a multipart form (PRC-049). */
export async function createRequestedProduct(
  api: PortalClient,
  place: { readonly family: Family; readonly familyRequestId: number },
  values: RequestedProductValues,
  key: string,
): Promise<RequestedProduct> {
  const query = { solicitacaoCadastroFamiliaId: place.familyRequestId };
  try {
    return await answerOf(
      api.POST(REQUESTED_PRODUCTS, {
        params: { query, header: createdOnce(key) },
        body: requestedProductParts(place.family, null, values),
        bodySerializer: serializeForm,
        ...WITH_FILES,
      }),
    );
  } catch (failure) {
    throw failureOf(failure, values, 'Erro ao adicionar produto');
  }
}

/** Changes a product of a request, while it is filled in or reviewed, with the loaded version (PRC-059, RVP-017). */
export async function updateRequestedProduct(
  api: PortalClient,
  family: Family,
  product: RequestedProduct,
  values: RequestedProductValues,
): Promise<RequestedProduct> {
  try {
    return await answerOf(
      api.PUT(PRODUCT, {
        params: { path: pathOf(product), header: ifMatch(product) },
        body: requestedProductParts(family, product, values),
        bodySerializer: serializeForm,
        ...WITH_FILES,
      }),
    );
  } catch (failure) {
    throw failureOf(failure, values);
  }
}

/** Takes a product out of its request. */
export async function removeRequestedProduct(api: PortalClient, product: RequestedProduct): Promise<void> {
  await api.PUT(`${PRODUCT}/delete`, { params: { path: pathOf(product), header: ifMatch(product) } });
}

/** Reads a product of a request without the cache (PRC-010). */
export async function readRequestedProduct(
  api: PortalClient,
  product: Pick<RequestedProduct, 'solicitacaoCadastroProdutoId'>,
): Promise<RequestedProduct> {
  return answerOf(api.GET(PRODUCT, { params: { path: pathOf(product) } }));
}

/** Most products that one call reads. */
const PRODUCTS_A_CALL = 100;

/**
 * Id of the next product of a family of a request that was pasted and is incomplete, after this one and then from the first
 * on; `undefined` without one.
 */
export async function readNextIncomplete(
  api: PortalClient,
  familyRequestId: number,
  after: number,
): Promise<number | undefined> {
  let first: number | undefined;
  let passed = false;
  let read = 0;
  for (let page = 1; ; page += 1) {
    const paging = pageQuery({ page, pageSize: PRODUCTS_A_CALL });
    const query = { solicitacaoCadastroFamiliaId: familyRequestId, ...paging };
    const { produtos, meta } = await answerOf(api.GET(REQUESTED_PRODUCTS, { params: { query } }));
    for (const { solicitacaoCadastroProdutoId: id, incompleto } of produtos) {
      if (id === after) passed = true;
      else if (incompleto && passed) return id;
      else if (incompleto) first ??= id;
    }
    read += produtos.length;
    if (produtos.length === 0 || read >= meta.paginacao.totalRegistros) return first;
  }
}

/** Query of one product of a request. */
export const requestedProductQueryAtom = atom(
  (get) => (id: number) =>
    get(queriesAtom).queryOptions('get', PRODUCT, { params: { path: { solicitacaoCadastroProdutoId: id } } }),
);

/** Puts a saved product into the cache, and reads again what else shows it. */
export const requestedProductSavedAtom = atom(null, (get, set, product: RequestedProduct) => {
  const { queryKey } = get(requestedProductQueryAtom)(product.solicitacaoCadastroProdutoId);
  void set(requestsChangedAtom);
  putSaved(get(portalQueryClientAtom), queryKey, product);
});
