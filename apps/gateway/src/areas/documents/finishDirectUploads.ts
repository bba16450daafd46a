import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import { documentUploads } from '../../database/schema.ts';
import { GatewayError } from '../../http/GatewayError.ts';
import type { GatewayContext } from '../../http/operationHandler.ts';
import { keepDocument } from './keepDocument.ts';
import { requireDocumentFile } from './receiveUpload.ts';

/**
 * Checks a file in the object store and turns its upload into a document. @throws GatewayError when the file is
 * refused.
 */
async function finishUpload(
  context: GatewayContext,
  upload: typeof documentUploads.$inferSelect,
  sizeBytes: number,
): Promise<void> {
  const { id, nomeOriginal } = upload;
  const contentType = await requireDocumentFile(context.config.files, id, sizeBytes, nomeOriginal);
  await keepDocument(context, id, { fileId: id, contentType, sizeBytes });
}

/**
 * Turns finished uploads into documents. Where browsers send files straight to the object store, the gateway does
 * not learn about them, so this runs before a registration is read (UPL-009). Refused files are removed. Without an
 * object store there is nothing to do.
 *
 * @returns whether a document was added.
 */
export function finishDirectUploads(context: GatewayContext, supplierId: number): Promise<boolean> {
  return finishUploads(context, eq(documentUploads.fornecedorId, supplierId));
}

/** The same for the attachments of a requisition, before it is read. */
export function finishDirectAttachments(context: GatewayContext, requisitionId: number): Promise<boolean> {
  return finishUploads(context, eq(documentUploads.requisicaoId, requisitionId));
}

async function finishUploads(context: GatewayContext, isOwn: SQL): Promise<boolean> {
  const { config, database } = context;
  if (config.files.addresses === undefined) return false;
  const { queries } = database;
  const open = await queries
    .select()
    .from(documentUploads)
    .where(and(isOwn, isNull(documentUploads.completedAt)))
    .orderBy(asc(documentUploads.createdAt));
  let finished = false;
  for (const upload of open) {
    const sizeBytes = await config.files.sizeOf(upload.id);
    if (sizeBytes === null) continue;
    try {
      await finishUpload(context, upload, sizeBytes);
      finished = true;
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      // A read at the same time already made the document; its file must stay.
      if (error.status === 409) continue;
      await config.files.remove(upload.id);
      await queries.delete(documentUploads).where(eq(documentUploads.id, upload.id));
    }
  }
  return finished;
}
