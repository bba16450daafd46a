import type { Schemas } from '@portal/api';
import { stockValue } from '@portal/domain';
import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { families, productReplacements, productStocks, products } from '../../database/schema.ts';
import { listOf } from '../../lists/listOf.ts';
import { plainText } from '../../lists/searchText.ts';

/** Rows of a page, and most rows of a lookup (API3-015). */
const PAGE_SIZE = 100;

const fields = {
  id: products.id,
  codigoFamilia: families.codigo,
  codigoProduto: products.codigo,
  nomeProduto: products.nome,
  stock: {
    custoUnitario: productStocks.custoUnitario,
    precoVenda: productStocks.precoVenda,
    quantidadeEstoque: productStocks.quantidadeEstoque,
  },
};

const order = [plainText(products.nome)];

/** Products that others replace (BLK-032). */
export const replacedProductList = listOf({
  rows: (queries) =>
    queries
      .select(fields)
      .from(productReplacements)
      .innerJoin(products, eq(products.id, productReplacements.descontinuadoId))
      .innerJoin(families, eq(families.id, products.familiaId))
      .leftJoin(productStocks, eq(productStocks.produtoId, products.id))
      .$dynamic(),
  order,
  id: products.id,
  pageSize: PAGE_SIZE,
});

type Row = Awaited<ReturnType<typeof replacedProductList>>['rows'][number];

const noStock = {
  custoUnitario: null,
  precoVenda: null,
  margemProduto: null,
  quantidadeEstoque: null,
  custoEstoque: null,
  precoVendaTotal: null,
};

/** A product with what its stock is worth (BLK-031). */
export function toDiscontinuedProduct({ stock, ...row }: Row): Schemas['DiscontinuedProduct'] {
  return stock === null ? { ...row, ...noStock } : { ...row, ...stock, ...stockValue(stock) };
}

/** Condition: products that another one may take the place of, those that are approved (BLK-013, G-17). */
export const isReplaceable = eq(products.statusAprovacao, 'Aprovado');

/** Finds the products that may be discontinued: those that are approved and not discontinued yet (BLK-013). */
export const findProductsToDiscontinue = (queries: Queries, where: SQL | undefined) =>
  queries
    .select(fields)
    .from(products)
    .innerJoin(families, eq(families.id, products.familiaId))
    .leftJoin(productStocks, eq(productStocks.produtoId, products.id))
    .where(and(isReplaceable, ne(products.status, 'Descontinuada'), where))
    .orderBy(...order, products.id)
    .limit(PAGE_SIZE);

/** Keeps which products are to be discontinued when another one is included, in place of those kept before (G-17). */
export async function keepReplacements(
  queries: Queries,
  produtoId: number,
  discontinuedIds: readonly number[],
): Promise<void> {
  await queries.delete(productReplacements).where(eq(productReplacements.produtoId, produtoId));
  const ids = [...new Set(discontinuedIds)];
  if (ids.length === 0) return;
  await queries
    .insert(productReplacements)
    .values(ids.map((descontinuadoId) => ({ produtoId, descontinuadoId })));
}
