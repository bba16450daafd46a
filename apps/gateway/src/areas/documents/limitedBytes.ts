import { refused } from '../../http/GatewayError.ts';
import { documentMessages } from './messages.ts';

/**
 * Yields the bytes of a request body as they arrive.
 *
 * @param limit most bytes; reading stops at the first byte above it.
 * @param onSize called with the number of bytes so far.
 * @throws GatewayError 400 for too many bytes, or when the connection closes before the end.
 */
export async function* limitedBytes(
  request: Request,
  limit: number,
  onSize: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw refused(documentMessages.tooLarge);
  if (request.body === null) return;
  // A `for await` loop would close the connection when it is left, before the caller can read the refusal.
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
