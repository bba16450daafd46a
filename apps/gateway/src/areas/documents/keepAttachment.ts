import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { documentUploads, files, requisitionDocuments, requisitions } from '../../database/schema.ts';
import type { StoredFile } from '../../files/storedFiles.ts';
import { notFound } from '../../http/GatewayError.ts';
import { recordChange } from '../../records/recordChange.ts';

/**
 * Turns an upload into an attachment of its requisition (RQF-060). @throws GatewayError 404 when the requisition is gone
 * meanwhile.
 */
export async function keepAttachment(
  queries: Queries,
  upload: {
    readonly id: string;
    readonly requisicaoId: number;
    readonly nomeOriginal: string;
    readonly userId: number;
  },
  at: Date,
  { fileId, contentType, sizeBytes }: StoredFile,
): Promise<void> {
  const { id, requisicaoId, nomeOriginal, userId } = upload;
  const [requisition] = await queries
    .select({ id: requisitions.id })
    .from(requisitions)
    .where(and(eq(requisitions.id, requisicaoId), isNull(requisitions.deletedAt)))
    .for('share');
  if (requisition === undefined) throw notFound();
  await queries.insert(files).values({ id: fileId, contentType, sizeBytes, createdAt: at });
  await queries
    .insert(requisitionDocuments)
    .values({ requisicaoId, nomeOriginal, tamanho: sizeBytes, fileId, dataCriacao: at });
  await queries.update(documentUploads).set({ completedAt: at }).where(eq(documentUploads.id, id));
  await recordChange(
    queries,
    { userId, operation: 'createRequisition', at },
    { kind: 'requisition', id: requisicaoId, before: { anexo: null }, after: { anexo: nomeOriginal } },
  );
}
