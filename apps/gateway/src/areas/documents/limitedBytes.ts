import { refused } from '../../http/GatewayError.ts';
import { documentMessages } from './messages.ts';

/**
 * The bytes of a request as they come.
 *
 * @param limit most bytes; with the first one above it, announced or not, reading ends.
 * @param onSize is told how many bytes there were so far.
 * @throws GatewayError 400 for too many bytes, and when the sender goes away before the end.
 */
export async function* limitedBytes(
  request: Request,
  limit: number,
  onSize: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw refused(documentMessages.tooLarge);
  if (request.body === null) return;
  // Not a loop over the body: leaving it would close the connection before the refusal is read.
  const reader = request.body.getReader();
  let size = 0;
  for (;;) {
    const piece = await reader.read().catch(() => {
      throw refused(documentMessages.uploadBroken);
    });
    if (piece.done) return;
    size += piece.value.byteLength;
    if (size > limit) throw refused(documentMessages.tooLarge);
    onSize(size);
    yield piece.value;
  }
}
