import { GatewayError, refused } from './GatewayError.ts';
import { messages } from './messages.ts';

/** Largest JSON body. */
const BODY_MAX_BYTES = 65_536;

const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

function unsupported(): GatewayError {
  return new GatewayError(415, messages.unsupportedMediaType);
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > BODY_MAX_BYTES) throw refused(messages.tooLarge);
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > BODY_MAX_BYTES) throw refused(messages.tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads a JSON body in UTF-8 (GW-15). An optional body that is not there comes as undefined.
 *
 * @throws GatewayError 415 for another type or encoding, 400 for broken JSON or more than 64 KiB.
 */
export async function readBody(request: Request, presence: 'optional' | 'required'): Promise<unknown> {
  const type = request.headers.get('content-type')?.trim() ?? '';
  const encoded = !['', 'identity'].includes(
    request.headers.get('content-encoding')?.trim().toLowerCase() ?? '',
  );
  const supported = JSON_TYPE.test(type) && !encoded;
  if (presence === 'required' && !supported) throw unsupported();
  const bytes = await readBytes(request);
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
    return JSON.parse(text) as unknown;
  } catch {
    throw refused(messages.badContent);
  }
}
