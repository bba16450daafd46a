import type { Queries } from '../../database/database.ts';
import { insertRows } from '../../database/insertRows.ts';
import * as tables from '../../database/schema.ts';
import { branches, createBlockedBranches } from './branches.ts';
import { createProductLinks, type LinkSurroundings } from './productLinks.ts';
import { units } from './units.ts';

/** Fills units, branches and the supplier links of the products with their SKUs. */
export async function seedSupply(queries: Queries, surroundings: LinkSurroundings): Promise<void> {
  const { links, skus } = createProductLinks(surroundings);
  await insertRows(queries, tables.units, units);
  await insertRows(queries, tables.branches, branches);
  await insertRows(queries, tables.productBlockedBranches, createBlockedBranches(surroundings.products));
  await insertRows(
    queries,
    tables.productSuppliers,
    links.map((link) => ({ ...link, dataModificacao: link.dataCriacao })),
  );
  await insertRows(
    queries,
    tables.productSupplierSkus,
    skus.map((sku) => ({ ...sku, dataModificacao: sku.dataCriacao })),
  );
}
