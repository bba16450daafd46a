import { documentTypeFacts } from '@portal/domain';
import { eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { documents, documentUploads, files, userRoles } from '../../database/schema.ts';
import { deleteUnusedFiles, removeBytes, type StoredFile } from '../../files/storedFiles.ts';
import { GatewayError, notFound } from '../../http/GatewayError.ts';
import type { GatewayContext } from '../../http/operationHandler.ts';
import { recordChange } from '../../records/recordChange.ts';
import { takeDocumentsAway } from './documentQueries.ts';
import { documentMessages } from './messages.ts';
import { requireDocumentEditing } from './requireDocumentEditing.ts';
import { requireRoom } from './requireRoom.ts';

/** An upload that has not become a document yet, locked. @throws GatewayError 404 when it is gone, 409 when it has. */
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

async function rolesOf(queries: Queries, userId: number) {
  const rows = await queries
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
  return rows.map(({ role }) => role);
}

/**
 * Makes a document of an upload whose file is in the store. Everything happens in one transaction: who sent it may still
 * do so, the document that it replaces is marked, and the audit knows both. A document that takes the place of another
 * removes its bytes afterwards.
 *
 * @throws GatewayError 404 when the upload is gone, 409 when it has become a document already, 400 when the registration
 *   does not take the document any more.
 */
export async function keepDocument(
  { database, config, now }: GatewayContext,
  uploadId: string,
  { fileId, contentType, sizeBytes }: StoredFile,
): Promise<void> {
  const at = now();
  const unused = await database.transaction(async (queries) => {
    const { fornecedorId, tipoDocumento, nomeOriginal, userId } = await lockUpload(queries, uploadId);
    const roles = await rolesOf(queries, userId);
    // Time has passed since the address was given out: the registration may have moved on.
    await requireDocumentEditing(queries, { supplierId: fornecedorId, type: tipoDocumento, roles });
    await requireRoom(queries, fornecedorId, tipoDocumento, 1);
    const isOnly = documentTypeFacts(tipoDocumento)?.multiple !== true;
    const replaced = isOnly ? await takeDocumentsAway(queries, at, fornecedorId, tipoDocumento) : [];
    await queries.insert(files).values({ id: fileId, contentType, sizeBytes, createdAt: at });
    const [document] = await queries
      .insert(documents)
      .values({ fornecedorId, tipoDocumento, nomeOriginal, tamanho: sizeBytes, fileId, dataCriacao: at })
      .returning({ id: documents.id });
    if (document === undefined) throw new Error('A document was not stored');
    const before = replaced.map(({ id }) => id);
    if (before.length > 0) {
      await queries.update(documents).set({ replacedById: document.id }).where(inArray(documents.id, before));
    }
    await queries.update(documentUploads).set({ completedAt: at }).where(eq(documentUploads.id, uploadId));
    await recordChange(
      queries,
      { userId, operation: 'createDocumentUploads', at },
      {
        kind: 'registration',
        id: fornecedorId,
        before: { [tipoDocumento]: replaced[0]?.nomeOriginal ?? null },
        // A file that is sent again under its name is a change all the same.
        after: { [tipoDocumento]: nomeOriginal, documentoId: document.id },
      },
    );
    return deleteUnusedFiles(
      queries,
      replaced.flatMap(({ fileId: old }) => (old === null ? [] : [old])),
    );
  });
  await removeBytes(config, unused);
}
