import { ATTACHMENT_TEXTS, ATTACHMENTS_MAX, actOnRequisition, type Role } from '@portal/domain';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { documentUploads, files, requisitionDocuments, requisitions } from '../../database/schema.ts';
import type { StoredFile } from '../../files/storedFiles.ts';
import { refused } from '../../http/GatewayError.ts';
import { recordChange } from '../../records/recordChange.ts';
import { lockRequisition } from '../requisitions/requisitionQueries.ts';

/** An upload that is to become an attachment. */
interface AttachmentUpload {
  readonly id: string;
  readonly requisicaoId: number;
  readonly nomeOriginal: string;
  readonly userId: number;
  /** When a save announced it. */
  readonly createdAt: Date;
  /** Roles of its sender now. */
  readonly roles: readonly Role[];
}

/**
 * Turns an upload into an attachment of its requisition (RQF-060). It counts as a change of the requisition: a save that has
 * not seen it is refused, and cannot remove it (D7).
 *
 * @throws GatewayError 404 when the requisition is gone meanwhile, 400 when its sender may not edit it any more (SM-5) or it
 * has as many attachments as it takes.
 */
export async function keepAttachment(
  queries: Queries,
  { id, requisicaoId, nomeOriginal, userId, createdAt, roles }: AttachmentUpload,
  at: Date,
  { fileId, contentType, sizeBytes }: StoredFile,
): Promise<void> {
  const { status, versao, dataCriacao } = await lockRequisition(queries, requisicaoId);
  const { reason } = actOnRequisition(roles, status, 'edit');
  if (reason !== null) throw refused(reason);
  const isOwn = eq(requisitionDocuments.requisicaoId, requisicaoId);
  if ((await queries.$count(requisitionDocuments, isOwn)) >= ATTACHMENTS_MAX)
    throw refused(ATTACHMENT_TEXTS.many);
  await queries.insert(files).values({ id: fileId, contentType, sizeBytes, createdAt: at });
  await queries
    .insert(requisitionDocuments)
    .values({ requisicaoId, nomeOriginal, tamanho: sizeBytes, fileId, dataCriacao: at });
  await queries
    .update(requisitions)
    .set({ versao: versao + 1, dataModificacao: at })
    .where(eq(requisitions.id, requisicaoId));
  await queries.update(documentUploads).set({ completedAt: at }).where(eq(documentUploads.id, id));
  // What a creation announces has its time.
  const isNew = createdAt.getTime() === dataCriacao.getTime();
  await recordChange(
    queries,
    { userId, operation: isNew ? 'createRequisition' : 'updateRequisition', at },
    { kind: 'requisition', id: requisicaoId, before: { anexo: null }, after: { anexo: nomeOriginal } },
  );
}
