import type { Schemas } from '@portal/api';
import { requireOwnSupplier } from '../../http/checks/requireOwnSupplier.ts';
import { notFound } from '../../http/GatewayError.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { authorOf } from '../../records/recordChange.ts';
import { addressParts, catalogueProduct } from '../products/productBody.ts';
import { withPartNames } from '../products/save/partNames.ts';
import { findFamilyRequestOwner } from '../requests/productRequestQueries.ts';
import { createPastedProducts } from './createPastedProducts.ts';
import { removeRequestedProduct } from './removeRequestedProduct.ts';
import { findRepeatedProducts } from './repeatedProducts.ts';
import { type FoundRequestedProduct, findRequestedProduct } from './requestedProductQueries.ts';
import { createRequestedProduct, updateRequestedProduct } from './saveRequestedProduct.ts';

/** A product of a request as its form shows it. */
function requestedProduct(
  parts: Parameters<typeof catalogueProduct>[0],
  { productRequest, found, supply: { ean, link } }: FoundRequestedProduct,
): Schemas['RequestedProduct'] {
  const {
    status: _,
    voltagem: _voltage,
    importadoLegado: _legacy,
    ...product
  } = catalogueProduct(parts, found);
  return {
    ...product,
    solicitacaoCadastroProdutoId: productRequest.id,
    solicitacaoCadastroFamiliaId: productRequest.solicitacaoCadastroFamiliaId,
    sku: link?.sku ?? null,
    gtinEan: ean?.gtinEan ?? null,
    dun: ean?.dun ?? null,
    incompleto: productRequest.incompleto,
    quantidadeProdutosNaCaixa: ean?.quantidadeProdutosNaCaixa ?? null,
    qtdCxLastro: link?.qtdCxLastro ?? null,
    qtdCxPallet: link?.qtdCxPallet ?? null,
    statusComercial: productRequest.statusComercial,
    dataCriacao: productRequest.dataCriacao.toISOString(),
    dataModificacao: productRequest.dataModificacao.toISOString(),
    versao: productRequest.versao,
  };
}

/** Calls of the products of a request (PRC-008 to PRC-013, PRC-049 to PRC-061). */
export const requestedProductHandlers: Handlers<
  | 'createRequestedProduct'
  | 'getRequestedProduct'
  | 'updateRequestedProduct'
  | 'deleteRequestedProduct'
  | 'createPastedProducts'
  | 'listRepeatedProducts'
> = {
  createRequestedProduct: async (call) => {
    const { query, body, context } = call;
    const save = { caller: call.caller(), author: authorOf(call) };
    const found = await withPartNames(() =>
      createRequestedProduct(context, save, query.solicitacaoCadastroFamiliaId, body),
    );
    const { versao } = found.productRequest;
    return { status: 201, body: requestedProduct(addressParts(call), found), version: versao };
  },

  getRequestedProduct: async (call) => {
    const { path, caller, context } = call;
    const found = await findRequestedProduct(context.database.queries, path.solicitacaoCadastroProdutoId);
    if (found === undefined) throw notFound();
    requireOwnSupplier(caller(), found.supplierId);
    const { versao } = found.productRequest;
    return { status: 200, body: requestedProduct(addressParts(call), found), version: versao };
  },

  updateRequestedProduct: async (call) => {
    const { path, version, body, context } = call;
    const save = { caller: call.caller(), author: authorOf(call) };
    const place = { id: path.solicitacaoCadastroProdutoId, version };
    const found = await withPartNames(() => updateRequestedProduct(context, save, place, body));
    const { versao } = found.productRequest;
    return { status: 200, body: requestedProduct(addressParts(call), found), version: versao };
  },

  deleteRequestedProduct: async (call) => {
    await removeRequestedProduct(call);
    return { status: 204 };
  },

  createPastedProducts: async (call) => {
    const solicitacoesProdutosIds = await createPastedProducts(call);
    return { status: 201, body: { solicitacoesProdutosIds } };
  },

  listRepeatedProducts: async ({ query, caller, context: { database } }) => {
    const { solicitacaoCadastroFamiliaId, exceto, ...codes } = query;
    const supplierId = await findFamilyRequestOwner(database.queries, solicitacaoCadastroFamiliaId);
    if (supplierId === undefined) throw notFound();
    requireOwnSupplier(caller(), supplierId);
    const wanted = { caller: caller(), supplierId, productId: exceto ?? null };
    return { status: 200, body: { repetidos: await findRepeatedProducts(database.queries, codes, wanted) } };
  },
};
