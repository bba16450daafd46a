import { sql } from 'drizzle-orm';
import { boolean, index, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, money, nameKey, partOf, refersTo, saved } from './columns.ts';
import { products } from './products.ts';
import { suppliers } from './suppliers.ts';
import { units } from './units.ts';

/** The link of a product with a supplier. One link of a product is the default one. Money in reais. */
export const productSuppliers = pgTable(
  'product_suppliers',
  {
    id: id(),
    produtoId: partOf('produto_id', () => products.id),
    fornecedorId: refersTo('fornecedor_id', () => suppliers.id),
    padrao: boolean().notNull().default(false),
    unidadeId: refersTo('unidade_id', () => units.id),
    qtdCompra: numeric('qtd_compra', { precision: 12, scale: 4, mode: 'number' }).notNull(),
    multiplicador: numeric({ precision: 12, scale: 4, mode: 'number' }).notNull(),
    calculoPautaDiferente: boolean('calculo_pauta_diferente').notNull().default(false),
    valorPauta: money('valor_pauta'),
    /** Boxes of a layer of a pallet. */
    qtdCxLastro: integer('qtd_cx_lastro'),
    /** Boxes of a pallet. */
    qtdCxPallet: integer('qtd_cx_pallet'),
    ...saved(),
    /** Instant of its removal; a removed one is not the default one. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('product_suppliers_once')
      .on(table.produtoId, table.fornecedorId)
      .where(sql`${table.deletedAt} is null`),
    uniqueIndex('product_suppliers_default')
      .on(table.produtoId)
      .where(sql`${table.padrao} and ${table.deletedAt} is null`),
    index('product_suppliers_by_supplier')
      .on(table.fornecedorId, table.produtoId)
      .where(sql`${table.deletedAt} is null`),
    index('product_suppliers_by_product').on(table.produtoId),
  ],
);

/** A code under which a supplier sells a product. One of a link is the main one. */
export const productSupplierSkus = pgTable(
  'product_supplier_skus',
  {
    id: id(),
    produtoFornecedorId: partOf('produto_fornecedor_id', () => productSuppliers.id),
    sku: text().notNull(),
    principal: boolean().notNull().default(false),
    ...saved(),
    /** Instant of its removal; a removed one is not the main one. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('product_supplier_skus_once')
      .on(table.produtoFornecedorId, nameKey(table.sku))
      .where(sql`${table.deletedAt} is null`),
    uniqueIndex('product_supplier_skus_main')
      .on(table.produtoFornecedorId)
      .where(sql`${table.principal} and ${table.deletedAt} is null`),
    index('product_supplier_skus_by_link').on(table.produtoFornecedorId),
  ],
);
