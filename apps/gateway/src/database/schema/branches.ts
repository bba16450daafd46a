import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { described, id, reference } from './columns.ts';

/** A region of sales profiles, by which branches are blocked (BLK-011). */
export const salesRegions = pgTable('sales_regions', described());

/** A branch of the company. */
export const branches = pgTable(
  'branches',
  {
    id: id(),
    nome: text().notNull().unique(),
    /** Region of sales profiles; null until the branch belongs to one. */
    perfilVendaId: reference('perfil_venda_id').references(() => salesRegions.id),
  },
  (table) => [index('branches_by_region').on(table.perfilVendaId)],
);
