import { and, asc, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { productSupplierSkus } from '../../database/schema.ts';

/** A SKU as the contract shows it. */
export const skuFields = {
  id: productSupplierSkus.id,
  sku: productSupplierSkus.sku,
  principal: productSupplierSkus.principal,
  versao: productSupplierSkus.versao,
};

/** Condition: SKUs of a link that were not removed. */
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
