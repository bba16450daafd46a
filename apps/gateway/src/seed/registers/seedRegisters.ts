import type { Queries } from '../../database/database.ts';
import { insertRows } from '../../database/insertRows.ts';
import * as tables from '../../database/schema.ts';
import { SEED_INSTANT } from '../seedClock.ts';
import type { RegisteredSupplier } from '../suppliers/suppliers.ts';
import { createEmployees } from './employees.ts';
import { createCategoryChoices, supplierCategories } from './supplierCategories.ts';

/** Fills the directory of employees and the categories of suppliers. */
export async function seedRegisters(
  queries: Queries,
  suppliers: readonly RegisteredSupplier[],
): Promise<void> {
  const stamps = { dataCriacao: SEED_INSTANT, dataModificacao: SEED_INSTANT, versao: 1 };
  await insertRows(queries, tables.employees, createEmployees());
  await insertRows(
    queries,
    tables.supplierCategories,
    supplierCategories.map((row) => ({ ...row, ...stamps })),
  );
  await insertRows(queries, tables.supplierCategoryChoices, createCategoryChoices(suppliers));
}
