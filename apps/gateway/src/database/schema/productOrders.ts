import type { Schemas } from '@portal/api';
import { type AnyPgColumn, bigint, index, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, money, partOf, reference } from './columns.ts';
import { products } from './products.ts';

/**
 * What products are sorted and narrowed by where they are decided and changed in lots, of their families and suppliers too:
 * a copy that triggers write, so that a page of any order is found along an index. Names are plain text. Money in reais,
 * the margin in percent.
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
    nome: text().notNull(),
    codigo: bigint({ mode: 'number' }).notNull(),
    dataCriacao: instant('data_criacao').notNull(),
    familiaId: reference('familia_id').notNull(),
    divisaoId: reference('divisao_id'),
    classificacaoDeRiscoId: reference('classificacao_de_risco_id'),
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
      ...both('name', table.nome),
      ...both('code', table.codigo),
      ...both('creation', table.dataCriacao),
      index('product_orders_of_family').on(table.familiaId),
      index('product_orders_of_division').on(
        table.divisaoId,
        table.statusAprovacao,
        table.classificacaoDeRiscoId,
        table.dataCriacao,
        table.produtoId,
      ),
      index('product_orders_of_risk').on(
        table.classificacaoDeRiscoId,
        table.statusAprovacao,
        table.dataCriacao,
        table.produtoId,
      ),
    ];
  },
);
