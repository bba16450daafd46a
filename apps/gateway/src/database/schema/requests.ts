import type { Schemas } from '@portal/api';
import type { RequestEventKind, RequestSide } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgSequence, pgTable, text } from 'drizzle-orm/pg-core';
import { codeOf, id, instant, partOf, reference, refersTo, saved } from './columns.ts';
import { families } from './families.ts';
import { products } from './products.ts';
import { users } from './session.ts';
import { suppliers } from './suppliers.ts';

/** Codes of registration requests. */
export const requestCodes = pgSequence('request_codes');

/** A supplier's request to register products. */
export const registrationRequests = pgTable(
  'registration_requests',
  {
    id: id(),
    codigo: codeOf('request_codes'),
    fornecedorId: refersTo('fornecedor_id', () => suppliers.id),
    /** Last day on which it can be sent. */
    dataExpiracao: date('data_expiracao', { mode: 'string' }).notNull(),
    /** Instant in which it was sent for analysis; null until then. */
    sentAt: instant('sent_at'),
    ...saved(),
  },
  (table) => [
    index('registration_requests_by_supplier').on(table.fornecedorId, table.dataCriacao),
    index('registration_requests_by_creation').on(table.dataCriacao, table.id),
    index('registration_requests_by_expiry').on(table.dataExpiracao, table.id.desc()),
    index('registration_requests_by_code').using('gin', sql`(${table.codigo}::text) gin_trgm_ops`),
  ],
);

/** A family of a request. A new family has no record until its form is saved. */
export const familyRequests = pgTable(
  'family_requests',
  {
    id: id(),
    solicitacaoCadastroId: partOf('solicitacao_cadastro_id', () => registrationRequests.id),
    familiaId: reference('familia_id').references(() => families.id),
    novaFamilia: boolean('nova_familia').notNull(),
    quantidadeCadastroProduto: integer('quantidade_cadastro_produto').notNull(),
    /** Products registered for it so far. A trigger of `product_requests` counts them. */
    quantidadeCadastrada: integer('quantidade_cadastrada').notNull().default(0),
    statusFornecedor: text('status_fornecedor')
      .$type<Schemas['FamilyStatus']>()
      .notNull()
      .default('ACadastrar'),
    /** Status at commercial: `status` and `statusFamiliaComercial` of the contract. */
    statusComercial: text('status_comercial')
      .$type<Schemas['FamilyStatus']>()
      .notNull()
      .default('ACadastrar'),
    statusContabil: text('status_contabil').$type<Schemas['FamilyStatus']>().notNull().default('ACadastrar'),
    ...saved(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('family_requests_by_request').on(table.solicitacaoCadastroId),
    index('family_requests_by_family').on(table.familiaId),
  ],
);

/** A product that was registered for a family of a request. */
export const productRequests = pgTable(
  'product_requests',
  {
    id: id(),
    solicitacaoCadastroFamiliaId: partOf('solicitacao_cadastro_familia_id', () => familyRequests.id),
    produtoId: reference('produto_id')
      .notNull()
      .unique()
      .references(() => products.id, { onDelete: 'cascade' }),
    statusComercial: text('status_comercial')
      .$type<Schemas['FamilyStatus']>()
      .notNull()
      .default('Aguardando'),
    dataAprovacao: instant('data_aprovacao'),
    /** Whether it was pasted and still waits for its photos and dimensions: it was not saved whole yet. */
    incompleto: boolean().notNull().default(false),
    /** Observations on the purchase block with which it was validated. */
    observacoesBloqueio: text('observacoes_bloqueio'),
    ...saved(),
  },
  (table) => [index('product_requests_by_family').on(table.solicitacaoCadastroFamiliaId)],
);

/** What happened to a request, in the order in which it happened. `areas/requests/requestEvents.ts` adds the rows. */
export const requestEvents = pgTable(
  'request_events',
  {
    id: id(),
    solicitacaoCadastroId: partOf('solicitacao_cadastro_id', () => registrationRequests.id),
    /** Null for what concerns the whole request. */
    solicitacaoCadastroFamiliaId: reference('solicitacao_cadastro_familia_id').references(
      () => familyRequests.id,
      { onDelete: 'cascade' },
    ),
    /** Null for what concerns the whole family, and for a product that was deleted. */
    solicitacaoCadastroProdutoId: reference('solicitacao_cadastro_produto_id').references(
      () => productRequests.id,
      { onDelete: 'set null' },
    ),
    /** Name of the family or of the product as it was then. */
    nome: text(),
    kind: text().$type<RequestEventKind>().notNull(),
    side: text().$type<RequestSide>().notNull(),
    /** User and name of then; null for what happened before events were kept. */
    userId: reference('user_id').references(() => users.id),
    userName: text('user_name'),
    happenedAt: instant('happened_at').notNull(),
  },
  (table) => [
    index('request_events_by_request').on(table.solicitacaoCadastroId, table.id),
    index('request_events_by_family').on(table.solicitacaoCadastroFamiliaId),
    index('request_events_by_product').on(table.solicitacaoCadastroProdutoId),
  ],
);
