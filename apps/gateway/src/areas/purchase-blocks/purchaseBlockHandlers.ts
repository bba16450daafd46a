import { and, eq, inArray } from 'drizzle-orm';
import { branches, families, productReplacements, products, salesRegions } from '../../database/schema.ts';
import { GatewayError, refused } from '../../http/GatewayError.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { plainText } from '../../lists/searchText.ts';
import { requireProduct } from '../products/requireProduct.ts';
import {
  findProductsToDiscontinue,
  replacedProductList,
  toDiscontinuedProduct,
} from './discontinuedProducts.ts';
import { purchaseBlockMessages } from './messages.ts';

/** What a purchase block is chosen from (BLK-011 to BLK-013, BLK-032). */
export const purchaseBlockHandlers: Handlers<
  'listSalesRegions' | 'listSalesRegionBranches' | 'listDiscontinuedProducts' | 'findDiscontinuedProducts'
> = {
  listSalesRegions: async ({ context: { database } }) => {
    const { id, descricao } = salesRegions;
    const perfisVenda = await database.queries
      .select({ id, descricao })
      .from(salesRegions)
      .orderBy(plainText(descricao), id);
    return { status: 200, body: { perfisVenda } };
  },

  listSalesRegionBranches: async ({ query: { perfilVendaIds }, context: { database } }) => {
    const { id, nome, perfilVendaId } = branches;
    const filiais = await database.queries
      .select({ id, nome })
      .from(branches)
      .where(inArray(perfilVendaId, perfilVendaIds))
      .orderBy(plainText(nome), id);
    return { status: 200, body: { filiais } };
  },

  listDiscontinuedProducts: async ({ query, context }) => {
    await requireProduct(context.database.queries, query.ProdutoId);
    const where = eq(productReplacements.produtoId, query.ProdutoId);
    const { rows, meta } = await replacedProductList(context, query, { where });
    if (meta.paginacao.totalRegistros === 0)
      throw new GatewayError(404, purchaseBlockMessages.productsMissing);
    return { status: 200, body: { produtosDescontinuados: rows.map(toDiscontinuedProduct), meta } };
  },

  findDiscontinuedProducts: async ({ query: { CodigoProduto, CodigoFamilia }, context: { database } }) => {
    const codes = [
      ...(CodigoProduto === undefined ? [] : [eq(products.codigo, CodigoProduto)]),
      ...(CodigoFamilia === undefined ? [] : [eq(families.codigo, CodigoFamilia)]),
    ];
    if (codes.length === 0) throw refused(purchaseBlockMessages.codeMissing);
    const found = await findProductsToDiscontinue(database.queries, and(...codes));
    return { status: 200, body: { produtos: found.map(toDiscontinuedProduct) } };
  },
};
