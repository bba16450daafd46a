import { sql } from 'drizzle-orm';
import { index, pgSequence, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { codeOf, id, instant, nameKey, partOf, refersTo, saved } from './columns.ts';
import { suppliers } from './suppliers.ts';

export const brandCodes = pgSequence('brand_codes');

/** A brand of the commercial or the e-commerce register. A removed one stays, with the instant of its removal. */
export const brands = pgTable(
  'brands',
  {
    id: id(),
    kind: text().$type<'commercial' | 'ecommerce'>().notNull(),
    codigo: codeOf('brand_codes'),
    descricao: text().notNull(),
    ...saved(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('brands_by_name').on(sql`plain_text(${table.descricao})`, table.id),
    uniqueIndex('brands_description')
      .on(table.kind, nameKey(table.descricao))
      .where(sql`${table.deletedAt} is null`),
  ],
);

/** Commercial brands that a supplier works with. */
export const supplierBrands = pgTable(
  'supplier_brands',
  {
    fornecedorId: partOf('fornecedor_id', () => suppliers.id),
    marcaId: refersTo('marca_id', () => brands.id),
  },
  (table) => [
    primaryKey({ columns: [table.fornecedorId, table.marcaId] }),
    index('supplier_brands_by_brand').on(table.marcaId),
  ],
);
