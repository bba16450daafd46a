import { and, count, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { productSupplierSkus, productSuppliers, suppliers, units } from '../../database/schema.ts';
import { notFound } from '../../http/GatewayError.ts';
import { bounds, type Page, sorted } from '../../lists/page.ts';
import { plainText } from '../../lists/searchText.ts';
import { supplierOptionFields, unitFields } from '../supplier-lookups/supplierLookupQueries.ts';

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

/** Links of a product that have not been removed. */
function linksOf(productId: number): SQL | undefined {
  return and(eq(productSuppliers.produtoId, productId), isNull(productSuppliers.deletedAt));
}

function selectLinks(queries: Queries) {
  return queries
    .select(linkFields)
    .from(productSuppliers)
    .innerJoin(suppliers, eq(suppliers.id, productSuppliers.fornecedorId))
    .innerJoin(units, eq(units.id, productSuppliers.unidadeId));
}

/** Finds a page of the links of a product, the default one first, and their number over all pages. */
export async function findLinks(queries: Queries, productId: number, page: Page) {
  const { limit, offset } = bounds(page);
  const rows = await selectLinks(queries)
    .where(linksOf(productId))
    .orderBy(desc(productSuppliers.padrao), ...sorted(plainText(suppliers.nomeFantasia), productSuppliers.id))
    .limit(limit)
    .offset(offset);
  const [total] = await queries.select({ value: count() }).from(productSuppliers).where(linksOf(productId));
  return { rows, total: total?.value ?? 0 };
}

/**
 * Finds one link of a product.
 *
 * @throws GatewayError 404 when the product has no such link.
 */
export async function requireLink(queries: Queries, productId: number, id: number) {
  const [found] = await selectLinks(queries).where(and(linksOf(productId), eq(productSuppliers.id, id)));
  if (found === undefined) throw notFound();
  return found;
}

/** Finds one link of a product and locks it; undefined when the product has no such one. */
export async function lockLink(queries: Queries, productId: number, id: number) {
  const [found] = await queries
    .select({ fornecedorId: productSuppliers.fornecedorId, versao: productSuppliers.versao })
    .from(productSuppliers)
    .where(and(linksOf(productId), eq(productSuppliers.id, id)))
    .for('no key update');
  return found;
}

/** Takes the mark of the default supplier from every link of a product but one (GAP-44). */
export async function clearDefaultLink(
  queries: Queries,
  productId: number,
  exceptId: number | null,
  instant: Date,
): Promise<void> {
  await queries
    .update(productSuppliers)
    .set({ padrao: false, versao: sql`${productSuppliers.versao} + 1`, dataModificacao: instant })
    .where(
      and(
        linksOf(productId),
        eq(productSuppliers.padrao, true),
        exceptId === null ? undefined : ne(productSuppliers.id, exceptId),
      ),
    );
}

/** Removes a link and its SKUs; their rows stay. */
export async function removeLinkRows(queries: Queries, id: number, instant: Date): Promise<void> {
  await queries
    .update(productSupplierSkus)
    .set({
      principal: false,
      deletedAt: instant,
      dataModificacao: instant,
      versao: sql`${productSupplierSkus.versao} + 1`,
    })
    .where(and(eq(productSupplierSkus.produtoFornecedorId, id), isNull(productSupplierSkus.deletedAt)));
  await queries
    .update(productSuppliers)
    .set({
      padrao: false,
      deletedAt: instant,
      dataModificacao: instant,
      versao: sql`${productSuppliers.versao} + 1`,
    })
    .where(eq(productSuppliers.id, id));
}
