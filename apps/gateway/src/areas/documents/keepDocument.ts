import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { documents, documentUploads, files, userRoles, users } from '../../database/schema.ts';
import { deleteUnusedFiles, removeBytes, type StoredFile } from '../../files/storedFiles.ts';
import { GatewayError, notFound } from '../../http/GatewayError.ts';
import type { GatewayContext } from '../../http/operationHandler.ts';
import { recordChange } from '../../records/recordChange.ts';
import { raiseVersion, removeDocuments } from './documentQueries.ts';
import { keepAttachment } from './keepAttachment.ts';
import { documentMessages } from './messages.ts';
import { requireDocumentEditing } from './requireDocumentEditing.ts';
import { requireRoom } from './requireRoom.ts';

/**
 * Locks an upload that is not a document yet. @throws GatewayError 404 when it is gone, 409 when it is a document
 * already.
 */
async function lockUpload(queries: Queries, id: string) {
  const [upload] = await queries
    .select()
    .from(documentUploads)
    .where(eq(documentUploads.id, id))
    .for('update');
  if (upload === undefined) throw notFound();
  if (upload.completedAt !== null) throw new GatewayError(409, documentMessages.sent);
  return upload;
}

/** What a sender may do now: an access that ended keeps its roles, but gives none. */
async function rolesOf(queries: Queries, userId: number) {
  const rows = await queries
    .select({ role: userRoles.role })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.userId, userId), users.active));
  return rows.map(({ role }) => role);
}

/**
 * Turns an upload whose file is in the store into a document, or into an attachment of a requisition, in one transaction: it
 * checks again that the sender may send it, raises the version and writes the audit entry. A document is marked as the one
 * that replaces another, whose file is removed afterwards; an attachment is added to those that are there.
 *
 * @throws GatewayError 404 when the upload is gone, 409 when it is a document already, 400 when the registration or the
 * requisition no longer takes it.
 */
export async function keepDocument(
  { database, config, now }: GatewayContext,
  uploadId: string,
  file: StoredFile,
): Promise<void> {
  const at = now();
  const unused = await database.transaction(async (queries) => {
    const upload = await lockUpload(queries, uploadId);
    const { fornecedorId, tipoDocumento, nomeOriginal, userId } = upload;
    const roles = await rolesOf(queries, userId);
    if (upload.requisicaoId !== null) {
      await keepAttachment(queries, { ...upload, requisicaoId: upload.requisicaoId, roles }, at, file);
      return [];
    }
    if (fornecedorId === null || tipoDocumento === null) throw notFound();
    const { fileId, contentType, sizeBytes } = file;
    // The registration may have changed since the upload address was issued.
    const place = { supplierId: fornecedorId, type: tipoDocumento };
    const pendencies = await requireDocumentEditing(queries, { ...place, roles });
    const replaced = await requireRoom(queries, { ...place, count: 1, pendencies });
    const before = replaced.map(({ id }) => id);
    await removeDocuments(queries, at, before);
    await queries.insert(files).values({ id: fileId, contentType, sizeBytes, createdAt: at });
    const [document] = await queries
      .insert(documents)
      .values({ fornecedorId, tipoDocumento, nomeOriginal, tamanho: sizeBytes, fileId, dataCriacao: at })
      .returning({ id: documents.id });
    if (document === undefined) throw new Error('A document was not stored');
    if (before.length > 0) {
      await queries.update(documents).set({ replacedById: document.id }).where(inArray(documents.id, before));
    }
    await raiseVersion(queries, fornecedorId);
    await queries.update(documentUploads).set({ completedAt: at }).where(eq(documentUploads.id, uploadId));
    await recordChange(
      queries,
      { userId, operation: 'createDocumentUploads', at },
      {
        kind: 'registration',
        id: fornecedorId,
        before: { [tipoDocumento]: replaced[0]?.nomeOriginal ?? null },
        // The document id makes a file that was sent again under the same name count as a change.
        after: { [tipoDocumento]: nomeOriginal, documentoId: document.id },
      },
    );
    return deleteUnusedFiles(
      queries,
      replaced.flatMap(({ fileId: old }) => (old === null ? [] : [old])),
    );
  });
  await removeBytes({ config, database }, unused);
}
