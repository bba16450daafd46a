import type { Schemas } from '@portal/api';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dataCriacao, id, instant, partOf, reference, refersTo } from './columns.ts';
import { files } from './files.ts';
import { registrationFlows } from './registrations.ts';
import { requisitions } from './requisitions.ts';
import { users } from './session.ts';
import { suppliers } from './suppliers.ts';

/** A document of a registration. A replaced or removed one stays without its file, since a pendency may refer to it. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    fornecedorId: partOf('fornecedor_id', () => suppliers.id),
    tipoDocumento: text('tipo_documento').$type<Schemas['DocumentType']>().notNull(),
    nomeOriginal: text('nome_original').notNull(),
    /** Size in bytes. */
    tamanho: bigint({ mode: 'number' }).notNull(),
    /** Null once the document was replaced or removed. */
    fileId: uuid('file_id').references(() => files.id),
    dataCriacao: dataCriacao(),
    removedAt: instant('removed_at'),
    /** The document that replaced it; null when it was removed. */
    replacedById: reference('replaced_by_id').references((): AnyPgColumn => documents.id, {
      onDelete: 'set null',
    }),
  },
  (table) => [
    index('documents_by_supplier').on(table.fornecedorId, table.tipoDocumento, table.id),
    index('documents_by_file').on(table.fileId).where(sql`${table.fileId} is not null`),
    uniqueIndex('documents_single')
      .on(table.fornecedorId, table.tipoDocumento)
      .where(sql`${table.removedAt} is null and ${table.tipoDocumento} <> 'DocumentoSocio'`),
  ],
);

/** An address that takes one file of a registration or of a requisition. */
export const documentUploads = pgTable(
  'document_uploads',
  {
    id: uuid().primaryKey(),
    /** Supplier and type of a document of a registration; null for an attachment. */
    fornecedorId: reference('fornecedor_id').references(() => suppliers.id, { onDelete: 'cascade' }),
    tipoDocumento: text('tipo_documento').$type<Schemas['DocumentType']>(),
    /** Requisition of an attachment; null for a document. */
    requisicaoId: reference('requisicao_id').references(() => requisitions.id, { onDelete: 'cascade' }),
    nomeOriginal: text('nome_original').notNull(),
    userId: partOf('user_id', () => users.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** When the upload became a document. */
    completedAt: instant('completed_at'),
  },
  (table) => [
    index('document_uploads_by_supplier').on(table.fornecedorId),
    index('document_uploads_by_requisition')
      .on(table.requisicaoId)
      .where(sql`${table.requisicaoId} is not null`),
    index('document_uploads_by_end').on(table.expiresAt),
  ],
);

/** A pendency of a document; corrected ones stay as history (G-20). */
export const registrationPendencies = pgTable(
  'registration_pendencies',
  {
    id: id(),
    fluxoCadastroId: uuid('fluxo_cadastro_id')
      .notNull()
      .references(() => registrationFlows.id, { onDelete: 'cascade' }),
    documentoId: refersTo('documento_id', () => documents.id),
    /** Stage of the review that created it. */
    etapa: text().$type<Schemas['DecisionStage']>().notNull(),
    motivoPendencia: text('motivo_pendencia').$type<Schemas['PendencyReason']>().notNull(),
    descricao: text(),
    statusPendencia: text('status_pendencia').$type<Schemas['PendencyStatus']>().notNull().default('Nova'),
    criadoEm: instant('criado_em').notNull(),
    corrigidoEm: instant('corrigido_em'),
  },
  (table) => [
    index('registration_pendencies_by_flow').on(table.fluxoCadastroId, table.id),
    uniqueIndex('registration_pendencies_open')
      .on(table.documentoId)
      .where(sql`${table.statusPendencia} = 'Nova'`),
  ],
);
