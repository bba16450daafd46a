import { and, asc, eq, isNull } from 'drizzle-orm';
import { documentUploads } from '../../database/schema.ts';
import { GatewayError } from '../../http/GatewayError.ts';
import type { GatewayContext } from '../../http/operationHandler.ts';
import { keepDocument } from './keepDocument.ts';
import { requireDocumentFile } from './receiveUpload.ts';

/** Judges a file that the object store took and makes it a document. @throws GatewayError when it is refused. */
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
 * Makes documents of the files that a supplier sent to the object store itself, which tells nobody about them: called
 * before a registration is read (UPL-009). What is refused is removed. Where the gateway takes the bytes there is
 * nothing to do.
 *
 * @returns whether there is a new document.
 */
export async function finishDirectUploads(context: GatewayContext, supplierId: number): Promise<boolean> {
  const { config, database } = context;
  if (config.files.addresses === undefined) return false;
  const { queries } = database;
  const open = await queries
    .select()
    .from(documentUploads)
    .where(and(eq(documentUploads.fornecedorId, supplierId), isNull(documentUploads.completedAt)))
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
      // Of two reads at one time the later one finds the document there, and must leave its file alone.
      if (error.status === 409) continue;
      await config.files.remove(upload.id);
      await queries.delete(documentUploads).where(eq(documentUploads.id, upload.id));
    }
  }
  return finished;
}
