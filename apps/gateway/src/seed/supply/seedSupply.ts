import type { Queries } from '../../database/database.ts';
import { insertRows } from '../../database/insertRows.ts';
import * as tables from '../../database/schema.ts';
import type { Family } from '../catalogue/families/families.ts';
import type { ProductRow } from '../catalogue/products/products.ts';
import type { RegisteredSupplier } from '../suppliers/suppliers.ts';
import { branches, createBlockedBranches, salesRegions } from './branches.ts';
import { createProductLinks } from './productLinks.ts';
import { createReplacements, createStocks } from './stocks.ts';
import { createSupplierFinancials } from './supplierFinancials.ts';
import { units } from './units.ts';

/** What the supply refers to. */
interface SupplySurroundings {
  families: readonly Family[];
  products: readonly ProductRow[];
  suppliers: readonly RegisteredSupplier[];
  /** The supplier of each product that was registered in a request. */
  requesters: ReadonlyMap<number, number>;
}

/**
 * Fills units, branches with their regions, the supplier links of the products with their SKUs, the stock of the products
 * and what they replace, and the financial figures of the suppliers.
 */
export async function seedSupply(queries: Queries, surroundings: SupplySurroundings): Promise<void> {
  const { links, skus } = createProductLinks(surroundings);
  const stocks = createStocks(surroundings);
  await insertRows(queries, tables.units, units);
  await insertRows(queries, tables.salesRegions, salesRegions);
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
  await insertRows(queries, tables.productStocks, stocks);
  await insertRows(queries, tables.productReplacements, createReplacements(surroundings));
  await insertRows(queries, tables.supplierFinancials, createSupplierFinancials(links, stocks));
}
