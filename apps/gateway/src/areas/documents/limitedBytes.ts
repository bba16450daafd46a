import { refused } from '../../http/GatewayError.ts';
import { messages } from '../../http/messages.ts';

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
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw refused(messages.documentTooLarge);
  if (request.body === null) return;
  // Not a loop over the body: leaving it would close the connection before the refusal is read.
  const reader = request.body.getReader();
  let size = 0;
  for (;;) {
    const piece = await reader.read().catch(() => {
      throw refused(messages.uploadBroken);
    });
    if (piece.done) return;
    size += piece.value.byteLength;
    if (size > limit) throw refused(messages.documentTooLarge);
    onSize(size);
    yield piece.value;
  }
}
