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
import type { AccountTurnstile } from '../../http/server/createAccountTurnstile.ts';
import { requireDocumentFile, requireDocumentSize } from './documentFile.ts';
import { keepDocument } from './keepDocument.ts';
import { limitedBytes } from './limitedBytes.ts';
import { documentMessages } from './messages.ts';

/** An upload whose file is to come. @throws GatewayError 404 when it is gone, 409 when its file was sent already. */
async function findUpload(queries: Queries, id: string) {
  const [upload] = await queries
    .select({
      name: documentUploads.nomeOriginal,
      userId: documentUploads.userId,
      completedAt: documentUploads.completedAt,
    })
    .from(documentUploads)
    .where(eq(documentUploads.id, id));
  if (upload === undefined) throw notFound();
  if (upload.completedAt !== null) throw new GatewayError(409, documentMessages.sent);
  return upload;
}

/** 400 for a body that another one for the same file took the place of; its connection ends, with what it still might send. */
function replaced(): GatewayError {
  return new GatewayError(400, documentMessages.uploadBroken, { headers: { Connection: 'close' } });
}

/** Runs what takes the newest body under a name: one that still arrives under it ends. */
function createNewest() {
  const newest = new Map<string, AbortController>();
  return async <Result>(name: string, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> => {
    const own = new AbortController();
    newest.get(name)?.abort(replaced());
    newest.set(name, own);
    try {
      return await work(own.signal);
    } finally {
      if (newest.get(name) === own) newest.delete(name);
    }
  };
}

/** Receives the bytes of a document. */
type ReceiveUpload = (context: GatewayContext, request: Request) => Promise<Response>;

/**
 * Receives the bytes of a document under its signed address (UPL-006, UPL-007) and streams them to the store.
 * Nothing is kept when there are too many, the connection breaks, or the content does not fit the name; then the
 * address can be used again. An address that was signed for a type and a size takes no other; else the content type of the
 * request is ignored (C-10).
 *
 * At an address one body arrives at a time, and few of one sender. A new body ends the one before: who sends a file again
 * after a broken line does not wait until the gateway notices the break.
 *
 * @throws GatewayError 403 for an address that was changed or has expired, 404 when the upload is gone, 409 when its
 * file was sent already, 400 for a file that is refused.
 */
export function createUploadReceiver(inAccount: AccountTurnstile): ReceiveUpload {
  const ofUpload = createNewest();
  return async (context, request) => {
    const { config, database, now } = context;
    const url = new URL(request.url);
    const uploadId = url.pathname.slice(FILES_PATH.length);
    const secrets = acceptedSecrets(config);
    if (remainingSecondsUnder(secrets, now(), uploadId, url.searchParams, 'upload') === null)
      throw forbidden();
    // A client that sends a token here would also send it to a foreign object store.
    if (request.headers.has('authorization')) throw refused(documentMessages.uploadWithToken);
    if (isCompressed(request)) throw new GatewayError(415, messages.badContent);
    const announced = announcedIn(url.searchParams);
    if (announced !== undefined && (request.headers.get('content-type') ?? '') !== announced.contentType)
      throw refused(documentMessages.notAnnounced);
    const { name, userId } = await findUpload(database.queries, uploadId);
    const arrive = async (signal: AbortSignal) => {
      let sizeBytes = 0;
      const fileId = await config.files.putStream(
        limitedBytes(request, {
          ...(announced === undefined
            ? { limit: DOCUMENT_MAX_BYTES, beyond: documentMessages.tooLarge }
            : { limit: announced.sizeBytes, beyond: documentMessages.notAnnounced }),
          pace: config.pace,
          signal,
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
    };
    await ofUpload(uploadId, (signal) => inAccount(String(userId), () => arrive(signal)));
    return new Response(null, { status: 204 });
  };
}
