import { GatewayError, refused } from '../GatewayError.ts';
import { messages } from '../messages.ts';
import type { SenderPace } from './pacedBytes.ts';
import { isCompressed, readBytes } from './readBytes.ts';

const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

function unsupported(): GatewayError {
  return new GatewayError(415, messages.unsupportedMediaType);
}

/**
 * Reads a JSON body in UTF-8 (GW-15); undefined when an optional body is missing.
 *
 * @param limit most bytes of the body.
 * @throws GatewayError 415 for another type or encoding, 400 for invalid JSON, too many bytes or a slow sender.
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
  try {
    return JSON.parse(text);
  } catch {
    throw refused(messages.badContent);
  }
}
