import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, partOf, refersTo, saved, uniqueDescription } from './columns.ts';
import { suppliers } from './suppliers.ts';

/** A category of families. A removed one stays, with the instant of its removal. */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    descricao: text().notNull(),
    sigla: text().notNull(),
    kit: boolean().notNull().default(false),
    ...saved(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueDescription('categories_description', table),
    index('categories_by_name').on(sql`plain_text(${table.descricao})`, table.id),
  ],
);

/** A category that suppliers work in. A removed one stays, with the instant of its removal. */
export const supplierCategories = pgTable(
  'supplier_categories',
  {
    id: id(),
    descricao: text().notNull(),
    ...saved(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [uniqueDescription('supplier_categories_description', table)],
);

/** Categories that a supplier works in, one of them the principal one. */
export const supplierCategoryChoices = pgTable(
  'supplier_category_choices',
  {
    fornecedorId: partOf('fornecedor_id', () => suppliers.id),
    categoriaId: refersTo('categoria_id', () => supplierCategories.id),
    principal: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.fornecedorId, table.categoriaId] }),
    index('supplier_category_choices_by_category').on(table.categoriaId),
    uniqueIndex('supplier_category_choices_main').on(table.fornecedorId).where(sql`${table.principal}`),
  ],
);
