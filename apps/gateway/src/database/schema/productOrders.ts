import type { Schemas } from '@portal/api';
import { type AnyPgColumn, index, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { money, partOf } from './columns.ts';
import { products } from './products.ts';

/**
 * What families and suppliers give products to be sorted by: a copy that triggers write, so that a page of any order is read
 * along an index. Names are plain text. Money in reais, the margin in percent.
 */
export const productOrders = pgTable(
  'product_orders',
  {
    produtoId: partOf('produto_id', () => products.id).primaryKey(),
    statusAprovacao: text('status_aprovacao').$type<Schemas['ProductApprovalStatus']>().notNull(),
    familiaNome: text('familia_nome').notNull(),
    /** Of the default supplier; null without one. */
    fornecedorNome: text('fornecedor_nome'),
    valorNf: money('valor_nf'),
    valorBrutoCalculado: money('valor_bruto_calculado'),
    precoSugerido: money('preco_sugerido'),
    margem: numeric({ precision: 9, scale: 2, mode: 'number' }),
  },
  (table) => {
    const both = (name: string, column: AnyPgColumn) => [
      index(`product_orders_by_status_${name}`).on(table.statusAprovacao, column, table.produtoId),
      index(`product_orders_by_${name}`).on(column, table.produtoId),
    ];
    return [
      ...both('family', table.familiaNome),
      ...both('supplier', table.fornecedorNome),
      ...both('invoice', table.valorNf),
      ...both('cost', table.valorBrutoCalculado),
      ...both('price', table.precoSugerido),
      ...both('margin', table.margem),
    ];
  },
);
