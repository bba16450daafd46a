import { pacedBytes, type SenderPace } from '../../http/bodies/pacedBytes.ts';
import { GatewayError, refused } from '../../http/GatewayError.ts';
import { documentMessages } from './messages.ts';

/** How a file may arrive. */
interface ByteLimits {
  /** Most bytes; reading stops at the first byte above it. */
  readonly limit: number;
  /** Message for more bytes. */
  readonly beyond: string;
  readonly pace: SenderPace;
  /** Ends the reading with its reason. */
  readonly signal: AbortSignal;
  /** Called with the number of bytes so far. */
  readonly onSize: (bytes: number) => void;
}

/**
 * Yields the bytes of a request body as they arrive.
 *
 * @throws GatewayError 400 for too many bytes, a sender that is too slow, or when the connection closes before the end; the reason
 * of the signal.
 */
export async function* limitedBytes(
  request: Request,
  { limit, beyond, pace, signal, onSize }: ByteLimits,
): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw refused(beyond);
  if (request.body === null) return;
  let size = 0;
  try {
    for await (const piece of pacedBytes(request.body, pace, signal)) {
      size += piece.byteLength;
      if (size > limit) throw refused(beyond);
      onSize(size);
      yield piece;
    }
  } catch (error) {
    throw error instanceof GatewayError ? error : refused(documentMessages.uploadBroken);
  }
}
