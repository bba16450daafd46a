import type { Schemas } from '@portal/api';
import type { PaymentTerms, ProductCurve } from '@portal/domain';
import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { branches } from './branches.ts';
import { dataCriacao, id, instant, money, partOf, reference, refersTo, saved } from './columns.ts';
import { divisionGroups, divisions } from './divisions.ts';
import { files } from './files.ts';
import { tags } from './labels.ts';
import { managers } from './managers.ts';
import { products } from './products.ts';
import { users } from './session.ts';
import { suppliers } from './suppliers.ts';

const day = (name: string) => date(name, { mode: 'string' });

/** A figure of the supplier as the lists are sorted by it. */
export const requisitionFigure = (analise: PgColumn, name: keyof Schemas['RequisitionAnalysis']): SQL =>
  sql`(${analise}->>${sql.raw(`'${name}'`)})::numeric`;

/** The figures that the lists are sorted by, with the names of their indexes (RQL-029). */
const FIGURE_INDEXES = {
  requisitions_by_dia_estoque_quantidade: 'diaEstoqueQuantidade',
  requisitions_by_dia_estoque_valor: 'diaEstoqueValor',
  requisitions_by_estimativa_custo_atual: 'estimativaCustoAtual',
  requisitions_by_estimativa_previsao_venda: 'estimativaPrevisaoVenda',
  requisitions_by_estimativa_requisicao_custo_atual: 'estimativaRequisicaoCustoAtual',
  requisitions_by_evolucao: 'evolucao',
  requisitions_by_ruptura: 'ruptura',
  requisitions_by_valor_venda_comparativo: 'valorVendaComparativo',
  requisitions_by_valor_venda_vigente: 'valorVendaVigente',
} as const satisfies Record<string, keyof Schemas['RequisitionAnalysis']>;

/** A purchase requisition. Its id is the number that people know. */
export const requisitions = pgTable(
  'requisitions',
  {
    id: id(),
    departamentoRequisicaoId: integer('departamento_requisicao_id').notNull().default(1),
    gestorId: refersTo('gestor_id', () => managers.id),
    tipoLiberacao: text('tipo_liberacao').$type<Schemas['ReleaseType']>().notNull(),
    liberacaoEspecial: boolean('liberacao_especial').notNull(),
    preRequisicao: boolean('pre_requisicao').notNull().default(false),
    fornecedorId: refersTo('fornecedor_id', () => suppliers.id),
    /** Names of manager and supplier as the lists are sorted by them; triggers of the database write both. */
    gestorOrdem: text('gestor_ordem').notNull().default(''),
    fornecedorOrdem: text('fornecedor_ordem').notNull().default(''),
    grupoDivisaoId: reference('grupo_divisao_id').references(() => divisionGroups.id),
    /** Billing date (G-24). */
    dataCompraInicial: day('data_compra_inicial').notNull(),
    dataCompraFinal: day('data_compra_final').notNull(),
    valorRequisicao: money('valor_requisicao').notNull(),
    /** As it was requested first. */
    valorOriginal: money('valor_original').notNull(),
    saldoContaCorrente: money('saldo_conta_corrente').notNull(),
    dataContaCorrente: day('data_conta_corrente').notNull(),
    prazosCadastro: text('prazos_cadastro').notNull(),
    /** The term as the form holds it; its installments are rows of their own. */
    prazoCompra: jsonb('prazo_compra').$type<PaymentTerms>().notNull(),
    observacoes: text(),
    observacoesValidador: text('observacoes_validador'),
    observacoesDiretor: text('observacoes_diretor'),
    status: text().$type<Schemas['RequisitionStatus']>().notNull(),
    /** Null for what the purchasing system asked for; the name is that of then. */
    requisitanteId: reference('requisitante_id').references(() => users.id),
    requisitante: text().notNull(),
    /** Figures of the supplier when it was saved last. */
    analise: jsonb().$type<Schemas['RequisitionAnalysis']>().notNull(),
    /** History of the manager when it was saved last. */
    historico: jsonb().$type<readonly Schemas['DivisionHistory'][]>().notNull(),
    ...saved(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('requisitions_by_status')
      .on(table.status, table.dataCriacao, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('requisitions_by_creation').on(table.dataCriacao, table.id).where(sql`${table.deletedAt} is null`),
    index('requisitions_by_billing')
      .on(table.dataCompraInicial, table.id.desc())
      .where(sql`${table.deletedAt} is null`),
    index('requisitions_by_value')
      .on(table.valorRequisicao, table.id.desc())
      .where(sql`${table.deletedAt} is null`),
    ...Object.entries(FIGURE_INDEXES).map(([name, figure]) =>
      index(name)
        .on(sql`(${requisitionFigure(table.analise, figure)})`, table.id.desc())
        .where(sql`${table.deletedAt} is null`),
    ),
    index('requisitions_by_manager_name')
      .on(table.gestorOrdem, table.id.desc())
      .where(sql`${table.deletedAt} is null`),
    index('requisitions_by_manager_name_and_id')
      .on(table.gestorOrdem, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('requisitions_by_supplier_name_and_id')
      .on(table.fornecedorOrdem, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('requisitions_by_supplier_name')
      .on(table.fornecedorOrdem, table.id.desc())
      .where(sql`${table.deletedAt} is null`),
    index('requisitions_by_balance')
      .on(table.saldoContaCorrente, table.id.desc())
      .where(sql`${table.deletedAt} is null`),
    index('requisitions_by_requester')
      .on(sql`plain_text(${table.requisitante})`, table.id.desc())
      .where(sql`${table.deletedAt} is null`),
    index('requisitions_by_status_and_id').on(table.status, table.id).where(sql`${table.deletedAt} is null`),
    index('requisitions_by_status_newest')
      .on(table.status, table.id.desc())
      .where(sql`${table.deletedAt} is null`),
    index('requisitions_by_release_and_id')
      .on(table.tipoLiberacao, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('requisitions_by_release_newest')
      .on(table.tipoLiberacao, table.id.desc())
      .where(sql`${table.deletedAt} is null`),
    index('requisitions_by_supplier').on(table.fornecedorId, table.dataCompraInicial),
    index('requisitions_by_manager').on(table.gestorId, table.dataCompraInicial),
    index('requisitions_by_division_group').on(table.grupoDivisaoId),
    index('requisitions_by_user').on(table.requisitanteId),
  ],
);

/** How many requisitions each status has: the sum of what changes added and took away, written by triggers. */
export const requisitionStatusCounts = pgTable('requisition_status_counts', {
  id: id(),
  status: text().$type<Schemas['RequisitionStatus']>().notNull(),
  /** Requisitions that came to the status, less those that left it. */
  requisitions: integer().notNull(),
});

/** An installment of a requisition; together they are always its value. */
export const requisitionInstallments = pgTable(
  'requisition_installments',
  {
    requisicaoId: partOf('requisicao_id', () => requisitions.id),
    numeroParcela: integer('numero_parcela').notNull(),
    dataOriginal: day('data_original').notNull(),
    data: day('data').notNull(),
    valor: money('valor').notNull(),
    valorOriginal: money('valor_original').notNull(),
    /** Where it counts, written by triggers; null when the requisition is refused or removed. */
    situacao: text().$type<'Requisitado' | 'Aprovado' | 'Faturado'>(),
  },
  (table) => [
    primaryKey({ columns: [table.requisicaoId, table.numeroParcela] }),
    index('requisition_installments_by_date').on(table.data),
  ],
);

/** A division of a requisition. */
export const requisitionDivisions = pgTable(
  'requisition_divisions',
  {
    requisicaoId: partOf('requisicao_id', () => requisitions.id),
    divisaoId: refersTo('divisao_id', () => divisions.id),
  },
  (table) => [
    primaryKey({ columns: [table.requisicaoId, table.divisaoId] }),
    index('requisition_divisions_by_division').on(table.divisaoId),
  ],
);

/** A tag of a requisition. */
export const requisitionTags = pgTable(
  'requisition_tags',
  {
    requisicaoId: partOf('requisicao_id', () => requisitions.id),
    tagId: refersTo('tag_id', () => tags.id),
  },
  (table) => [
    primaryKey({ columns: [table.requisicaoId, table.tagId] }),
    index('requisition_tags_by_tag').on(table.tagId, table.requisicaoId),
  ],
);

/** A requisition as a save left it. Rows are only added. */
export const requisitionLogs = pgTable(
  'requisition_logs',
  {
    id: id(),
    requisicaoId: partOf('requisicao_id', () => requisitions.id),
    userId: reference('user_id').references(() => users.id),
    requisitante: text().notNull(),
    status: text().$type<Schemas['RequisitionStatus']>().notNull(),
    valorRequisicao: money('valor_requisicao').notNull(),
    dataCompraInicial: day('data_compra_inicial').notNull(),
    dataCompraFinal: day('data_compra_final').notNull(),
    saldoContaCorrente: money('saldo_conta_corrente').notNull(),
    prazoCompra: jsonb('prazo_compra').$type<PaymentTerms>().notNull(),
    /** Of whoever saved it; of a refusal its reason. */
    observacoes: text(),
    dataCriacao: dataCriacao(),
  },
  (table) => [
    index('requisition_logs_by_requisition').on(table.requisicaoId, table.id),
    index('requisition_logs_by_user').on(table.userId),
  ],
);

/** An attachment of a requisition. */
export const requisitionDocuments = pgTable(
  'requisition_documents',
  {
    id: id(),
    requisicaoId: partOf('requisicao_id', () => requisitions.id),
    nomeOriginal: text('nome_original').notNull(),
    /** Size in bytes. */
    tamanho: bigint({ mode: 'number' }).notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
    dataCriacao: dataCriacao(),
  },
  (table) => [
    index('requisition_documents_by_requisition').on(table.requisicaoId, table.id),
    index('requisition_documents_by_file').on(table.fileId),
  ],
);

/** What the purchasing system suggests to buy; a requisition takes suggestions up. */
export const purchaseSuggestions = pgTable(
  'purchase_suggestions',
  {
    id: id(),
    requisicaoId: reference('requisicao_id').references(() => requisitions.id, { onDelete: 'set null' }),
    fornecedorId: refersTo('fornecedor_id', () => suppliers.id),
    valorSugestao: money('valor_sugestao').notNull(),
    dataVencimento: day('data_vencimento').notNull(),
  },
  (table) => [
    index('purchase_suggestions_by_requisition')
      .on(table.requisicaoId)
      .where(sql`${table.requisicaoId} is not null`),
    index('purchase_suggestions_by_supplier').on(table.fornecedorId),
  ],
);

/** A product of a suggestion, for a branch. */
export const purchaseSuggestionItems = pgTable(
  'purchase_suggestion_items',
  {
    sugestaoId: partOf('sugestao_id', () => purchaseSuggestions.id),
    produtoId: refersTo('produto_id', () => products.id),
    filialId: refersTo('filial_id', () => branches.id),
    quantidade: integer().notNull(),
    valorCompra: money('valor_compra').notNull(),
    /** Curve of the product in the branch; that in the company stands with the product. */
    curvaFilial: text('curva_filial').$type<ProductCurve>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sugestaoId, table.produtoId, table.filialId] }),
    index('purchase_suggestion_items_by_product').on(table.produtoId),
    index('purchase_suggestion_items_by_branch').on(table.filialId),
  ],
);

/** Place of a product in the curve of the company; its stock and cost are those of `productStocks`. */
export const productCurves = pgTable('product_curves', {
  produtoId: partOf('produto_id', () => products.id).primaryKey(),
  curva: text().$type<ProductCurve>().notNull(),
});

/** Payment terms that the purchasing system has of a supplier, for all divisions or for one. */
export const supplierTerms = pgTable(
  'supplier_terms',
  {
    id: id(),
    fornecedorId: partOf('fornecedor_id', () => suppliers.id),
    divisaoId: reference('divisao_id').references(() => divisions.id),
    tipoPrazo: text('tipo_prazo').$type<Schemas['TermType']>().notNull(),
    prazoEmDias: integer('prazo_em_dias'),
    doDia: integer('do_dia'),
    ateDia: integer('ate_dia'),
    diaBase: integer('dia_base'),
    prazoVencimento1: integer('prazo_vencimento1'),
    prazoVencimento2: integer('prazo_vencimento2'),
    prazoVencimento3: integer('prazo_vencimento3'),
    prazoVencimento4: integer('prazo_vencimento4'),
    prazoVencimento5: integer('prazo_vencimento5'),
    prazosCadastro: text('prazos_cadastro').notNull(),
    /** How long the purchasing system takes to answer about them, in milliseconds. */
    respostaMs: integer('resposta_ms').notNull().default(0),
  },
  (table) => [
    unique().on(table.fornecedorId, table.divisaoId).nullsNotDistinct(),
    index('supplier_terms_by_division').on(table.divisaoId),
  ],
);

/** What the accounting system has to pay: billed installments of requisitions, and purchases of before. */
export const payableTitles = pgTable(
  'payable_titles',
  {
    id: id(),
    fornecedorId: refersTo('fornecedor_id', () => suppliers.id),
    requisicaoId: reference('requisicao_id').references(() => requisitions.id, { onDelete: 'set null' }),
    numeroParcela: integer('numero_parcela'),
    dataVencimento: day('data_vencimento').notNull(),
    valor: money('valor').notNull(),
  },
  (table) => [
    uniqueIndex('payable_titles_by_requisition')
      .on(table.requisicaoId, table.numeroParcela)
      .where(sql`${table.requisicaoId} is not null`),
    index('payable_titles_by_date').on(table.dataVencimento),
    index('payable_titles_by_supplier').on(table.fornecedorId),
  ],
);

/** What the company pays besides its purchases. */
export const expenses = pgTable(
  'expenses',
  {
    id: id(),
    descricao: text().notNull(),
    data: day('data').notNull(),
    valor: money('valor').notNull(),
  },
  (table) => [index('expenses_by_date').on(table.data)],
);

/** What falls due on each day, by what it is: the sum of what changes added and took away, written by triggers. */
export const cashFlowSums = pgTable(
  'cash_flow_sums',
  {
    id: id(),
    /** Of an installment its `situacao`. */
    origem: text().$type<'Requisitado' | 'Aprovado' | 'Faturado' | 'Titulo' | 'Despesa'>().notNull(),
    data: day('data').notNull(),
    valor: numeric({ precision: 16, scale: 2, mode: 'number' }).notNull(),
  },
  (table) => [index('cash_flow_sums_by_date').on(table.data)],
);
