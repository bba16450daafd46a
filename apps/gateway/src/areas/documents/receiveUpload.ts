import { DOCUMENT_MAX_BYTES } from '@portal/domain';
import { eq } from 'drizzle-orm';
import { acceptedSecrets } from '../../config/GatewayConfig.ts';
import type { Queries } from '../../database/database.ts';
import { documentUploads } from '../../database/schema.ts';
import { announcedIn, FILES_PATH, remainingSecondsUnder } from '../../files/fileAddress.ts';
import { orRemove } from '../../files/storedFiles.ts';
import { isCompressed } from '../../http/bodies/readBytes.ts';
import { forbidden, GatewayError, notFound, refused } from '../../http/GatewayError.ts';
import { messages } from '../../http/messages.ts';
import type { GatewayContext } from '../../http/operationHandler.ts';
import { requireDocumentFile, requireDocumentSize } from './documentFile.ts';
import { keepDocument } from './keepDocument.ts';
import { limitedBytes } from './limitedBytes.ts';
import { documentMessages } from './messages.ts';

/** File name of an upload. @throws GatewayError 404 when it is gone, 409 when its file was sent already. */
async function findName(queries: Queries, id: string): Promise<string> {
  const [upload] = await queries
    .select({ name: documentUploads.nomeOriginal, completedAt: documentUploads.completedAt })
    .from(documentUploads)
    .where(eq(documentUploads.id, id));
  if (upload === undefined) throw notFound();
  if (upload.completedAt !== null) throw new GatewayError(409, documentMessages.sent);
  return upload.name;
}

/**
 * Receives the bytes of a document under its signed address (UPL-006, UPL-007) and streams them to the store.
 * Nothing is kept when there are too many, the connection breaks, or the content does not fit the name; then the
 * address can be used again. An address that was signed for a type and a size takes no other; else the content type of the
 * request is ignored (C-10).
 *
 * @throws GatewayError 403 for an address that was changed or has expired, 404 when the upload is gone, 409 when its
 * file was sent already, 400 for a file that is refused.
 */
export async function receiveUpload(context: GatewayContext, request: Request): Promise<Response> {
  const { config, database, now } = context;
  const url = new URL(request.url);
  const uploadId = url.pathname.slice(FILES_PATH.length);
  const secrets = acceptedSecrets(config);
  if (remainingSecondsUnder(secrets, now(), uploadId, url.searchParams, 'upload') === null) throw forbidden();
  // A client that sends a token here would also send it to a foreign object store.
  if (request.headers.has('authorization')) throw refused(documentMessages.uploadWithToken);
  if (isCompressed(request)) throw new GatewayError(415, messages.badContent);
  const announced = announcedIn(url.searchParams);
  if (announced !== undefined && (request.headers.get('content-type') ?? '') !== announced.contentType)
    throw refused(documentMessages.notAnnounced);
  const name = await findName(database.queries, uploadId);
  let sizeBytes = 0;
  const fileId = await config.files.putStream(
    limitedBytes(request, {
      ...(announced === undefined
        ? { limit: DOCUMENT_MAX_BYTES, beyond: documentMessages.tooLarge }
        : { limit: announced.sizeBytes, beyond: documentMessages.notAnnounced }),
      pace: config.pace,
      onSize: (size) => {
        sizeBytes = size;
      },
    }),
  );
  context.tell?.({ uploadBytes: sizeBytes });
  await orRemove(config.files, [{ fileId }], async () => {
    requireDocumentSize(sizeBytes);
    if (announced !== undefined && sizeBytes !== announced.sizeBytes)
      throw refused(documentMessages.notAnnounced);
    const contentType = await requireDocumentFile(context, fileId, sizeBytes, name);
    await keepDocument(context, uploadId, { fileId, contentType, sizeBytes });
  });
  return new Response(null, { status: 204 });
}
