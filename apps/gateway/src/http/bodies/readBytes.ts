import { refused } from '../GatewayError.ts';
import { messages } from '../messages.ts';
import { pacedBytes, type SenderPace } from './pacedBytes.ts';

/**
 * Reads the bytes of a request, never more than the limit.
 *
 * @throws GatewayError 400 as soon as there are more, or the sender is slower than the pace.
 */
export async function readBytes(request: Request, limit: number, pace: SenderPace): Promise<Uint8Array> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > limit) throw refused(messages.tooLarge);
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of pacedBytes(request.body, pace)) {
    size += chunk.byteLength;
    if (size > limit) throw refused(messages.tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Whether the body is compressed, which is refused: its true size would only show while it is unpacked. */
export function isCompressed(request: Request): boolean {
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? '';
  return encoding !== '' && encoding !== 'identity';
}
