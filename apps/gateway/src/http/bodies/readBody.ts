import { GatewayError, refused } from '../GatewayError.ts';
import { messages } from '../messages.ts';
import type { SenderPace } from './pacedBytes.ts';
import { isCompressed, readBytes } from './readBytes.ts';

const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/** Objects and lists within each other that a body has at most, far more than the contract names. */
const DEEPEST = 32;

/** Whether a value has more levels than that: what walks the body afterwards calls itself for each. */
function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeperThan(levels - 1, item));
}

function unsupported(): GatewayError {
  return new GatewayError(415, messages.unsupportedMediaType);
}

/**
 * Reads a JSON body in UTF-8 (GW-15); undefined when an optional body is missing.
 *
 * @param limit most bytes of the body.
 * @throws GatewayError 415 for another type or encoding, 400 for invalid JSON, too many levels or bytes, or a slow sender.
 */
export async function readBody(
  request: Request,
  presence: 'optional' | 'required',
  limit: number,
  pace: SenderPace,
): Promise<unknown> {
  const type = request.headers.get('content-type')?.trim() ?? '';
  const supported = JSON_TYPE.test(type) && !isCompressed(request);
  if (presence === 'required' && !supported) throw unsupported();
  const bytes = await readBytes(request, limit, pace);
  if (bytes.byteLength === 0) {
    if (presence === 'optional') return undefined;
    throw refused(messages.badContent);
  }
  if (!supported) throw unsupported();
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unsupported();
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw refused(messages.badContent);
  }
  if (isDeeperThan(DEEPEST, body)) throw refused(messages.badContent);
  return body;
}
