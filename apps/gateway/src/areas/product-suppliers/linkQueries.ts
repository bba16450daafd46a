import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { productSupplierSkus, productSuppliers, suppliers, units } from '../../database/schema.ts';
import { notFound } from '../../http/GatewayError.ts';
import { listOf } from '../../lists/listOf.ts';
import { plainText } from '../../lists/searchText.ts';
import { type Author, recordChange } from '../../records/recordChange.ts';
import { supplierOptionFields } from '../suppliers/supplierQueries.ts';
import { unitFields } from '../units/unitQueries.ts';

/** A supplier link as the contract shows it. */
const linkFields = {
  id: productSuppliers.id,
  fornecedor: supplierOptionFields,
  padrao: productSuppliers.padrao,
  unidade: unitFields,
  qtdCompra: productSuppliers.qtdCompra,
  multiplicador: productSuppliers.multiplicador,
  calculoPautaDiferente: productSuppliers.calculoPautaDiferente,
  valorPauta: productSuppliers.valorPauta,
  qtdCxLastro: productSuppliers.qtdCxLastro,
  qtdCxPallet: productSuppliers.qtdCxPallet,
  versao: productSuppliers.versao,
};

/** Condition: links of a product that were not removed. */
export function linksOf(productId: number): SQL | undefined {
  return and(eq(productSuppliers.produtoId, productId), isNull(productSuppliers.deletedAt));
}

function selectLinks(queries: Queries) {
  return queries
    .select(linkFields)
    .from(productSuppliers)
    .innerJoin(suppliers, eq(suppliers.id, productSuppliers.fornecedorId))
    .innerJoin(units, eq(units.id, productSuppliers.unidadeId));
}

/** Links of products, the default one first (LNK-013). */
export const linkList = listOf({
  rows: (queries) => selectLinks(queries).$dynamic(),
  order: [desc(productSuppliers.padrao), plainText(suppliers.nomeFantasia)],
  id: productSuppliers.id,
  pageSize: 30,
});

/** Finds one link of a product. */
export const findLink = (queries: Queries, productId: number, id: number) =>
  selectLinks(queries).where(and(linksOf(productId), eq(productSuppliers.id, id)));

/** Finds one link of a product. @throws GatewayError 404 when there is none. */
export async function requireLink(queries: Queries, productId: number, id: number) {
  const [found] = await findLink(queries, productId, id);
  if (found === undefined) throw notFound();
  return found;
}

/** Locks one link of a product and returns its id. */
export const lockLink = (queries: Queries, productId: number, id: number) =>
  queries
    .select({ id: productSuppliers.id })
    .from(productSuppliers)
    .where(and(linksOf(productId), eq(productSuppliers.id, id)))
    .for('no key update');

/** Removes a link and its SKUs, and says so of each in the audit; their rows stay. */
export async function removeLinkRows(
  queries: Queries,
  id: number,
  stamps: { readonly versao: number; readonly dataModificacao: Date; readonly deletedAt?: Date },
  author: Author,
): Promise<void> {
  const ofLink = and(eq(productSupplierSkus.produtoFornecedorId, id), isNull(productSupplierSkus.deletedAt));
  const skus = await queries
    .select({
      id: productSupplierSkus.id,
      sku: productSupplierSkus.sku,
      principal: productSupplierSkus.principal,
    })
    .from(productSupplierSkus)
    .where(ofLink);
  await queries
    .update(productSupplierSkus)
    .set({ ...stamps, principal: false, versao: sql`${productSupplierSkus.versao} + 1` })
    .where(ofLink);
  await recordChange(
    queries,
    author,
    ...skus.map((sku) => ({ kind: 'sku' as const, id: sku.id, before: sku, after: null })),
  );
  await queries
    .update(productSuppliers)
    .set({ ...stamps, padrao: false })
    .where(eq(productSuppliers.id, id));
}
