import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { documentUploads } from '../../database/schema.ts';
import { UPLOAD_SECONDS } from '../../files/fileAddress.ts';
import { VirusScannerLostError } from '../../files/scan/VirusScanner.ts';
import type { StoreAddresses } from '../../files/store/FileStore.ts';
import { orRemove, removeBytes } from '../../files/storedFiles.ts';
import { GatewayError } from '../../http/GatewayError.ts';
import type { GatewayContext } from '../../http/operationHandler.ts';
import { createTurnstile } from '../../http/server/createTurnstile.ts';
import { failureFacts } from '../../http/server/describeFailure.ts';
import { requireDocumentFile, requireDocumentSize } from './documentFile.ts';
import { keepDocument } from './keepDocument.ts';
import { findSurplus, type UploadPlace } from './openUploads.ts';

/** An upload whose file is not a document yet. */
type OpenUpload = typeof documentUploads.$inferSelect;

/** Open uploads that one call asks the store about, the newest: more than giving way leaves to a supplier or a requisition. */
const ASKED_AT_MOST = 100;

/** How many of them it asks about at once. */
const ASKED_AT_ONCE = 8;

/** After the end of its address, a file that began to be sent in time has come or will not: as long as the address served. */
const LATE_MS = UPLOAD_SECONDS * 1_000;

/**
 * Turns what was sent to an upload address into a document. The address serves for an hour, so that a copy is judged and
 * kept that it cannot write.
 *
 * @param sentBytes size of what was sent.
 * @returns whether there is a file.
 * @throws GatewayError when the file is refused.
 */
async function finishUpload(
  context: GatewayContext,
  { seal }: StoreAddresses,
  { id, nomeOriginal }: OpenUpload,
  sentBytes: number,
): Promise<boolean> {
  const { files } = context.config;
  requireDocumentSize(sentBytes); // too large a file is not copied
  const fileId = await seal(id);
  if (fileId === null) return false;
  await orRemove(files, [{ fileId }], async () => {
    const sizeBytes = (await files.sizeOf(fileId)) ?? 0;
    const contentType = await requireDocumentFile(context, fileId, sizeBytes, nomeOriginal);
    await keepDocument(context, id, { fileId, contentType, sizeBytes });
  });
  await removeBytes(context, [id]);
  return true;
}

/** Removes what was sent to an upload address and is not kept, and says so in the log: its sender may not be there any more. */
async function dropUpload(
  { config, database }: GatewayContext,
  { id, userId }: OpenUpload,
  message: string,
): Promise<void> {
  await config.files.remove(id);
  const dropped = await database.queries
    .delete(documentUploads)
    .where(eq(documentUploads.id, id))
    .returning({ id: documentUploads.id });
  // Two reads at a time drop it once.
  if (dropped.length > 0) config.log({ event: 'upload-dropped', level: 'warn', userId, message });
}

/**
 * Turns finished uploads into documents. Where browsers send files straight to the object store, the gateway does
 * not learn about them, so this runs before a registration is read (UPL-009). Refused files are removed. Without an
 * object store there is nothing to do. While the virus scanner is away, files wait for a later read.
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

/**
 * The same before new addresses are given, where older ones have to give way to them: what was sent to those is a document
 * then, and no address any more.
 */
export async function finishBeforeNew(
  context: GatewayContext,
  place: UploadPlace,
  count: number,
): Promise<void> {
  if (context.config.files.addresses === undefined) return;
  if ((await findSurplus(context.database.queries, place, count)).length === 0) return;
  if ('requisitionId' in place) await finishDirectAttachments(context, place.requisitionId);
  else await finishDirectUploads(context, place.supplierId);
}

async function finishUploads(context: GatewayContext, isOwn: SQL): Promise<boolean> {
  const { config, database, now } = context;
  const { addresses } = config.files;
  if (addresses === undefined) return false;
  const { queries } = database;
  const open = await queries
    .select()
    .from(documentUploads)
    .where(and(isOwn, isNull(documentUploads.completedAt)))
    .orderBy(desc(documentUploads.createdAt))
    .limit(ASKED_AT_MOST);
  const turnstile = createTurnstile(ASKED_AT_ONCE);
  const asked = await Promise.all(
    open.map(async (upload) => ({
      upload,
      sentBytes: await turnstile(() => config.files.sizeOf(upload.id)),
    })),
  );
  const missing = asked.filter(
    ({ upload, sentBytes }) => sentBytes === null && upload.expiresAt.getTime() + LATE_MS < now().getTime(),
  );
  // Nobody asks about them again.
  if (missing.length > 0)
    await queries.delete(documentUploads).where(
      inArray(
        documentUploads.id,
        missing.map(({ upload }) => upload.id),
      ),
    );
  let finished = false;
  // The oldest first: a later file takes the place of an earlier one.
  for (const { upload, sentBytes } of asked.toReversed()) {
    if (sentBytes === null) continue;
    try {
      if (await finishUpload(context, addresses, upload, sentBytes)) finished = true;
    } catch (error) {
      if (error instanceof VirusScannerLostError) {
        config.log({ event: 'failure', level: 'error', ...failureFacts(error) });
        break;
      }
      if (!(error instanceof GatewayError)) throw error;
      // A read at the same time already made the document.
      if (error.status === 409) continue;
      await dropUpload(context, upload, error.message);
    }
  }
  return finished;
}
