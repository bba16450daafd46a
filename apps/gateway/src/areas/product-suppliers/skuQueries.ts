import { and, asc, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { productSupplierSkus } from '../../database/schema.ts';

/** A SKU as the contract shows it. */
export const skuFields = {
  id: productSupplierSkus.id,
  sku: productSupplierSkus.sku,
  principal: productSupplierSkus.principal,
  versao: productSupplierSkus.versao,
};

/** SKUs of a link that have not been removed. */
export function skusOf(linkId: number): SQL | undefined {
  return and(eq(productSupplierSkus.produtoFornecedorId, linkId), isNull(productSupplierSkus.deletedAt));
}

/** Finds the SKUs of a link, the main one first. */
export function findSkus(queries: Queries, linkId: number) {
  return queries
    .select(skuFields)
    .from(productSupplierSkus)
    .where(skusOf(linkId))
    .orderBy(desc(productSupplierSkus.principal), asc(productSupplierSkus.id));
}

/** Takes the mark of the main SKU from every SKU of a link but one (GAP-44). */
export async function clearMainSku(
  queries: Queries,
  linkId: number,
  exceptId: number | null,
  instant: Date,
): Promise<void> {
  await queries
    .update(productSupplierSkus)
    .set({ principal: false, versao: sql`${productSupplierSkus.versao} + 1`, dataModificacao: instant })
    .where(
      and(
        skusOf(linkId),
        eq(productSupplierSkus.principal, true),
        exceptId === null ? undefined : ne(productSupplierSkus.id, exceptId),
      ),
    );
}
