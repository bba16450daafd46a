import { placesOfCurve, type SharedCurve, shareCurves } from '@portal/domain';
import { and, asc, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import {
  branches,
  families,
  productCurves,
  productStocks,
  productSuppliers,
  products,
  purchaseSuggestionItems,
} from '../../database/schema.ts';
import { plainText } from '../../lists/searchText.ts';
import { divisionsOfManager } from '../requisitions/supplierFigures.ts';

/** How many there are of what is counted, and of how many of them nothing is in stock (CRV-007). */
const stockOutOf = (counted: SQL) => ({
  produtos: sql<number>`count(${counted})`.mapWith(Number),
  emRuptura: sql<number>`count(${counted}) filter (where ${productStocks.quantidadeEstoque} = 0)`.mapWith(
    Number,
  ),
});

/** The curves of the products of a condition, by their stock at cost (CRV-017, CRV-018, CRV-020). */
async function stockCurves(queries: Queries, where: SQL | undefined): Promise<SharedCurve[]> {
  const rows = await queries
    .select({
      curva: productCurves.curva,
      quantidade: sql<number>`sum(${productStocks.quantidadeEstoque})`.mapWith(Number),
      valor: sql<number>`sum(${productStocks.custoUnitario} * ${productStocks.quantidadeEstoque})`.mapWith(
        Number,
      ),
      ...stockOutOf(sql`*`),
    })
    .from(productCurves)
    .innerJoin(productStocks, eq(productStocks.produtoId, productCurves.produtoId))
    .innerJoin(products, eq(products.id, productCurves.produtoId))
    .innerJoin(families, eq(families.id, products.familiaId))
    .where(where)
    .groupBy(productCurves.curva);
  return shareCurves(rows);
}

/** The curves of the company. */
export const companyCurves = (queries: Queries) => stockCurves(queries, undefined);

/** The curves of the products in the divisions of a manager. */
export const managerCurves = (queries: Queries, managerId: number) =>
  stockCurves(queries, inArray(families.divisoesId, divisionsOfManager(queries, managerId)));

/** The curves of the products of a supplier, in divisions or in all. */
export function supplierCurves(queries: Queries, fornecedorId: number, divisionIds: readonly number[]) {
  const isSupplied = exists(
    queries
      .select({ one: sql`1` })
      .from(productSuppliers)
      .where(
        and(
          eq(productSuppliers.produtoId, products.id),
          eq(productSuppliers.fornecedorId, fornecedorId),
          isNull(productSuppliers.deletedAt),
        ),
      ),
  );
  const inDivisions = divisionIds.length === 0 ? undefined : inArray(families.divisoesId, [...divisionIds]);
  return stockCurves(queries, and(isSupplied, inDivisions));
}

/** Whose place of a product counts: that in the branch, or that in the company. */
type CurveScope = 'filial' | 'empresa';

const PLACE = { filial: purchaseSuggestionItems.curvaFilial, empresa: productCurves.curva };

/** What has a place in a curve: the product in a branch, or the product. Suggestions name it several times. */
const COUNTED = {
  filial: sql`distinct (${purchaseSuggestionItems.produtoId}, ${purchaseSuggestionItems.filialId})`,
  empresa: sql`distinct ${purchaseSuggestionItems.produtoId}`,
};

/** The curves of the products of suggestions, by purchase value (CRV-019). */
export async function suggestionCurves(
  queries: Queries,
  scope: CurveScope,
  suggestionIds: readonly number[],
): Promise<SharedCurve[]> {
  const rows = await queries
    .select({
      curva: PLACE[scope],
      quantidade: sql<number>`sum(${purchaseSuggestionItems.quantidade})`.mapWith(Number),
      valor: sql<number>`sum(${purchaseSuggestionItems.valorCompra})`.mapWith(Number),
      ...stockOutOf(COUNTED[scope]),
    })
    .from(purchaseSuggestionItems)
    .innerJoin(productCurves, eq(productCurves.produtoId, purchaseSuggestionItems.produtoId))
    .innerJoin(productStocks, eq(productStocks.produtoId, purchaseSuggestionItems.produtoId))
    .where(inArray(purchaseSuggestionItems.sugestaoId, [...suggestionIds]))
    .groupBy(PLACE[scope]);
  return shareCurves(rows);
}

/** The products of a curve of suggestions, by name and branch (CRV-024, CRV-025, CRV-028). */
export function suggestionProducts(
  queries: Queries,
  scope: CurveScope,
  { curvaId, suggestionIds }: { readonly curvaId: number; readonly suggestionIds: readonly number[] },
) {
  return queries
    .select({
      produtoId: products.id,
      produtoNome: products.nome,
      filialNome: branches.nome,
      quantidade: sql<number>`sum(${purchaseSuggestionItems.quantidade})`.mapWith(Number),
      valorCompra: sql<number>`sum(${purchaseSuggestionItems.valorCompra})`.mapWith(Number),
    })
    .from(purchaseSuggestionItems)
    .innerJoin(productCurves, eq(productCurves.produtoId, purchaseSuggestionItems.produtoId))
    .innerJoin(products, eq(products.id, purchaseSuggestionItems.produtoId))
    .innerJoin(branches, eq(branches.id, purchaseSuggestionItems.filialId))
    .where(
      and(
        inArray(purchaseSuggestionItems.sugestaoId, [...suggestionIds]),
        inArray(PLACE[scope], [...placesOfCurve(curvaId)]),
      ),
    )
    .groupBy(products.id, products.nome, branches.id, branches.nome)
    .orderBy(plainText(products.nome), plainText(branches.nome), asc(products.id), asc(branches.id));
}
