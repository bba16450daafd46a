import { DOCUMENT_MAX_BYTES } from '@portal/domain';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { documentUploads } from '../../database/schema.ts';
import { documentContentType } from '../../files/content/documentContent.ts';
import { FILES_PATH, remainingSeconds } from '../../files/fileAddress.ts';
import type { FileStore } from '../../files/store/FileStore.ts';
import { isCompressed } from '../../http/bodies/readBytes.ts';
import { forbidden, GatewayError, notFound, refused } from '../../http/GatewayError.ts';
import { messages } from '../../http/messages.ts';
import type { GatewayContext } from '../../http/operationHandler.ts';
import { keepDocument } from './keepDocument.ts';
import { limitedBytes } from './limitedBytes.ts';
import { documentMessages } from './messages.ts';

/** Name of the file that an upload is for. @throws GatewayError 404 when it is gone, 409 when it has been sent. */
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
 * Judges a file that is in the store (UPL-01, D13): its size, and that its content is what its name says.
 *
 * @returns its media type.
 * @throws GatewayError 400 for a file that no registration takes.
 */
export async function requireDocumentFile(
  store: Pick<FileStore, 'read'>,
  id: string,
  sizeBytes: number,
  name: string,
): Promise<string> {
  if (sizeBytes === 0) throw refused(documentMessages.empty);
  if (sizeBytes > DOCUMENT_MAX_BYTES) throw refused(documentMessages.tooLarge);
  const contentType = await documentContentType(store, id, sizeBytes, name);
  if (contentType === null) throw refused(documentMessages.wrongContent);
  return contentType;
}

/**
 * Takes the bytes of a document under its signed address (UPL-006, UPL-007). They go to the store as they come; nothing
 * is kept when they are too many, break off, or are not what the name of the file says, and the address may be tried
 * again. The content type that the sender claims plays no part (C-10).
 *
 * @throws GatewayError 403 for an address that was changed or has expired, 404 when what the file was for is gone, 409
 *   when the address has taken its file, 400 for a file that is refused.
 */
export async function receiveUpload(context: GatewayContext, request: Request): Promise<Response> {
  const { config, database, now } = context;
  const url = new URL(request.url);
  const uploadId = url.pathname.slice(FILES_PATH.length);
  if (remainingSeconds({ secret: config.secret, now: now() }, uploadId, url.searchParams, 'upload') === null)
    throw forbidden();
  // Whoever sends a token here would send it to an object store as well.
  if (request.headers.has('authorization')) throw refused(documentMessages.uploadWithToken);
  if (isCompressed(request)) throw new GatewayError(415, messages.badContent);
  const name = await findName(database.queries, uploadId);
  let sizeBytes = 0;
  const fileId = await config.files.putStream(
    limitedBytes(request, DOCUMENT_MAX_BYTES, (size) => {
      sizeBytes = size;
    }),
  );
  try {
    const contentType = await requireDocumentFile(config.files, fileId, sizeBytes, name);
    await keepDocument(context, uploadId, { fileId, contentType, sizeBytes });
  } catch (error) {
    await config.files.remove(fileId);
    throw error;
  }
  return new Response(null, { status: 204 });
}
