import { notFound } from '../../http/GatewayError.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { authorOf } from '../../records/recordChange.ts';
import { productsMatching, productsOfDivisions } from '../families/catalogueFilter.ts';
import { firstPhotos } from './photos/firstPhotos.ts';
import { addressParts, base64, catalogueProduct, ecommerceProduct } from './productBody.ts';
import { findProduct, productList } from './productQueries.ts';
import { withPartNames } from './save/partNames.ts';
import { createProduct, updateEcommerceProduct, updateProduct } from './save/saveProduct.ts';

/** Calls of the catalogue's products. */
export const productHandlers: Handlers<
  | 'listProducts'
  | 'createProduct'
  | 'getCatalogueProduct'
  | 'updateProduct'
  | 'getEcommerceProduct'
  | 'updateEcommerceProduct'
> = {
  listProducts: async (call) => {
    const { query, context } = call;
    const where = productsMatching(query);
    const wide = productsOfDivisions(query);
    const { rows, meta } = await productList(context, query, { text: query.Busca, where, wide });
    const photoOf = await firstPhotos(call, rows);
    const produtos = rows.map(({ miniatura, ...row }) => ({
      ...row,
      ...photoOf(row.id),
      miniaturaByte: base64(miniatura),
      dataCriacao: row.dataCriacao.toISOString(),
    }));
    return { status: 200, body: { produtos, meta } };
  },

  createProduct: async (call) => {
    const { body, context } = call;
    const { roles } = call.caller();
    const author = authorOf(call);
    const found = await withPartNames(() => createProduct(context, { roles, author }, body));
    return { status: 201, body: catalogueProduct(addressParts(call), found), version: found.product.versao };
  },

  getCatalogueProduct: async (call) => {
    const found = await findProduct(call.context.database.queries, call.path.id);
    if (found === undefined) throw notFound();
    return { status: 200, body: catalogueProduct(addressParts(call), found), version: found.product.versao };
  },

  updateProduct: async (call) => {
    const { path, version, body, context } = call;
    const { roles } = call.caller();
    const author = authorOf(call);
    const found = await updateProduct(context, { roles, author }, path.id, version, body);
    return { status: 200, body: catalogueProduct(addressParts(call), found), version: found.product.versao };
  },

  getEcommerceProduct: async (call) => {
    const found = await findProduct(call.context.database.queries, call.path.produtoId);
    if (found === undefined) throw notFound();
    return { status: 200, body: ecommerceProduct(addressParts(call), found), version: found.product.versao };
  },

  updateEcommerceProduct: async (call) => {
    const { path, version, body, context } = call;
    const author = authorOf(call);
    const found = await updateEcommerceProduct(context, author, path.produtoId, version, body);
    return { status: 200, body: ecommerceProduct(addressParts(call), found), version: found.product.versao };
  },
};
