import type { Schemas } from '@portal/api';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, reference, saved } from './columns.ts';
import { suppliers } from './suppliers.ts';

/**
 * A registration flow. Until it is confirmed it has no supplier, and a new sign-up with the same CNPJ replaces it.
 * The confirmation code is stored hashed.
 */
export const registrationFlows = pgTable(
  'registration_flows',
  {
    id: uuid().primaryKey().defaultRandom(),
    cnpj: text().notNull().unique(),
    email: text().notNull(),
    fornecedorId: reference('fornecedor_id').unique(),
    /** As its supplier says; which list a registration is in is found by this and its status. */
    importadoLegado: boolean('importado_legado').notNull().default(false),
    statusFluxoCadastro: text('status_fluxo_cadastro')
      .$type<Schemas['FlowStatus']>()
      .notNull()
      .default('Novo'),
    /** Decisions of the two areas in the second analysis; null before there was one. */
    statusAprovacaoComercialSegundaAnalise: text('status_aprovacao_comercial_segunda_analise').$type<
      Schemas['AreaDecision']
    >(),
    statusAprovacaoContabilidadeSegundaAnalise: text('status_aprovacao_contabilidade_segunda_analise').$type<
      Schemas['AreaDecision']
    >(),
    /** Stage and reason of a refusal; null unless it is refused. */
    etapaReprovacao: text('etapa_reprovacao').$type<Schemas['DecisionStage']>(),
    motivoReprovacao: text('motivo_reprovacao'),
    codeHash: text('code_hash'),
    codeAttempts: integer('code_attempts').notNull().default(0),
    codeExpiresAt: instant('code_expires_at'),
    /** Instant of the confirmation; null while the flow waits for its code. */
    confirmedAt: instant('confirmed_at'),
    /** When its personal data were removed, the last time; null for never. */
    forgottenAt: instant('forgotten_at'),
    ...saved(),
  },
  (table) => [
    foreignKey({
      name: 'registration_flows_fornecedor_id_fkey',
      columns: [table.fornecedorId, table.importadoLegado],
      foreignColumns: [suppliers.id, suppliers.importadoLegado],
    }).onUpdate('cascade'),
    index('registration_flows_by_status').on(table.statusFluxoCadastro, table.dataCriacao),
    index('registration_flows_by_change')
      .on(table.dataModificacao, table.id)
      .where(sql`${table.fornecedorId} is not null`),
    index('registration_flows_by_course')
      .on(
        sql`registration_course(${table.statusFluxoCadastro}, ${table.statusAprovacaoComercialSegundaAnalise}, ${table.statusAprovacaoContabilidadeSegundaAnalise})`,
        table.dataCriacao,
        table.id,
      )
      .where(sql`${table.fornecedorId} is not null`),
    index('registration_flows_by_creation')
      .on(table.dataCriacao, table.id)
      .where(sql`${table.fornecedorId} is not null`),
  ],
);

/** The data of a supplier when it sent them for analysis, by field of the contract. Rows are only added, and removed with the other personal data. */
export const registrationSubmissions = pgTable(
  'registration_submissions',
  {
    id: id(),
    fluxoCadastroId: uuid('fluxo_cadastro_id')
      .notNull()
      .references(() => registrationFlows.id, { onDelete: 'cascade' }),
    etapa: text().$type<'PrimeiraAnalise' | 'SegundaAnalise'>().notNull(),
    enviadoEm: instant('enviado_em').notNull(),
    dados: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [index('registration_submissions_by_flow').on(table.fluxoCadastroId, table.id)],
);
