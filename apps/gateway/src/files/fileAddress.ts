import { createHmac, timingSafeEqual } from 'node:crypto';

const HOUR_S = 3_600;

/** Path under which files are served, and under which uploads are taken. */
export const FILES_PATH = '/arquivos/';

/** How long an address takes an upload, in seconds. */
export const UPLOAD_SECONDS = HOUR_S;

/** What an address is good for. One for an upload reads nothing, and the other way round. */
type Use = 'read' | 'upload';

/** Each use has a key of its own: a signature of an address is of no use as a token, nor the other way round. */
const KEY_NAMES: Readonly<Record<Use, string>> = {
  read: 'portal file addresses',
  upload: 'portal upload addresses',
};

function signatureOf(secret: Uint8Array, use: Use, id: string, query: URLSearchParams): Buffer {
  const key = createHmac('sha256', secret).update(KEY_NAMES[use]).digest();
  const parts = [id, query.get('validade') ?? '', ...query.getAll('nome')];
  return createHmac('sha256', key).update(parts.join('\n')).digest();
}

/** What an address of a file is made from. */
export interface AddressParts {
  /** Secret of the gateway. */
  readonly secret: Uint8Array;
  /** Origin of the gateway, as a browser reaches it. */
  readonly origin: string;
  readonly now: Date;
}

const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1_000);

/** End of an address for reading, in seconds since 1970. It stays the same for an hour. */
function endOfReading(now: Date): number {
  return (Math.floor(secondsOf(now) / HOUR_S) + 2) * HOUR_S;
}

/** Seconds for which an address for reading that is made now serves: one to two hours. */
export function readingSeconds(now: Date): number {
  return endOfReading(now) - secondsOf(now);
}

function signedAddress(
  { secret, origin }: AddressParts,
  use: Use,
  id: string,
  query: URLSearchParams,
): string {
  query.set('assinatura', signatureOf(secret, use, id, query).toString('base64url'));
  return `${origin}${FILES_PATH}${id}?${query}`;
}

/**
 * Whole address of a file, which nobody can guess and which serves for one to two hours without a token. It stays the
 * same for an hour, so that browsers need not fetch a photo again with every read of its record.
 *
 * @param name name under which the file is saved; without one it has none.
 */
export function fileAddress(parts: AddressParts, id: string, name?: string): string {
  const query = new URLSearchParams({ validade: String(endOfReading(parts.now)) });
  if (name !== undefined) query.set('nome', name);
  return signedAddress(parts, 'read', id, query);
}

/** Whole address that takes the bytes of one file with PUT, without a token, for {@link UPLOAD_SECONDS}. */
export function uploadAddress(parts: AddressParts, id: string): string {
  const query = new URLSearchParams({ validade: String(secondsOf(parts.now) + UPLOAD_SECONDS) });
  return signedAddress(parts, 'upload', id, query);
}

/**
 * Seconds for which an address still serves; null when it has expired, when it is for another use, or when any part of
 * it is not what the gateway gave out.
 */
export function remainingSeconds(
  { secret, now }: Pick<AddressParts, 'secret' | 'now'>,
  id: string,
  query: URLSearchParams,
  use: Use = 'read',
): number | null {
  const given = Buffer.from(query.get('assinatura') ?? '', 'base64url');
  const expected = signatureOf(secret, use, id, query);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const seconds = Number(query.get('validade')) - secondsOf(now);
  return seconds > 0 ? seconds : null;
}
