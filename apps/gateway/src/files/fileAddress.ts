import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AnnouncedFile } from './store/FileStore.ts';

const HOUR_S = 3_600;

/** Path under which files are served and uploads received. */
export const FILES_PATH = '/arquivos/';

/** Path under which users get the archive of their own data. */
export const OWN_DATA_PATH = '/meus-dados/';

/** Lifetime of an upload address, in seconds. */
export const UPLOAD_SECONDS = HOUR_S;

/** Lifetime of an address of one's own data, in seconds: it is followed at once. */
const OWN_DATA_SECONDS = 300;

/** Purpose of an address. One cannot be used for another. */
type Use = 'read' | 'upload' | 'own-data';

/** Each purpose has its own key, so that the signature of an address cannot be used as a token, or vice versa. */
const KEY_NAMES: Readonly<Record<Use, string>> = {
  read: 'portal file addresses',
  upload: 'portal upload addresses',
  'own-data': 'portal own data addresses',
};

/** What an address says beside its end. An upload address says it in one encoded text: no value passes for two, or for none. */
function signedFacts(use: Use, query: URLSearchParams): string[] {
  if (use !== 'upload') return query.getAll('nome');
  const announced = [...query].filter(([name]) => name === 'tipo' || name === 'tamanho');
  return announced.length === 0 ? [] : [new URLSearchParams(announced).toString()];
}

function signatureOf(secret: Uint8Array, use: Use, id: string, query: URLSearchParams): Buffer {
  const key = createHmac('sha256', secret).update(KEY_NAMES[use]).digest();
  const parts = [id, query.get('validade') ?? '', ...signedFacts(use, query)];
  return createHmac('sha256', key).update(parts.join('\n')).digest();
}

/** What addresses of files are built from. */
export interface AddressParts {
  /** Secret of the gateway. */
  readonly secret: Uint8Array;
  /** Origin of the gateway, as a browser reaches it. */
  readonly origin: string;
  readonly now: Date;
}

const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1_000);

/** End of a read address, in seconds since 1970. It stays the same for an hour. */
function endOfReading(now: Date): number {
  return (Math.floor(secondsOf(now) / HOUR_S) + 2) * HOUR_S;
}

/** Lifetime of a read address that is created now: one to two hours. */
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
  return `${origin}${use === 'own-data' ? OWN_DATA_PATH : FILES_PATH}${id}?${query}`;
}

/**
 * Full address of a file. It cannot be guessed and works for one to two hours without a token. It stays the same for
 * an hour, so that browsers can cache a photo.
 *
 * @param name file name for saving; none when left out.
 */
export function fileAddress(parts: AddressParts, id: string, name?: string): string {
  const query = new URLSearchParams({ validade: String(endOfReading(parts.now)) });
  if (name !== undefined) query.set('nome', name);
  return signedAddress(parts, 'read', id, query);
}

/**
 * Full address that accepts one file with PUT, without a token, for {@link UPLOAD_SECONDS}.
 *
 * @param announced the only type and size that it accepts; any when left out.
 */
export function uploadAddress(parts: AddressParts, id: string, announced?: AnnouncedFile): string {
  const query = new URLSearchParams({ validade: String(secondsOf(parts.now) + UPLOAD_SECONDS) });
  if (announced !== undefined) {
    query.set('tipo', announced.contentType);
    query.set('tamanho', String(announced.sizeBytes));
  }
  return signedAddress(parts, 'upload', id, query);
}

/** The only type and size that an upload address accepts, once its signature was checked; undefined for any. */
export function announcedIn(query: URLSearchParams): AnnouncedFile | undefined {
  const [contentType, sizeBytes] = [query.get('tipo'), query.get('tamanho')];
  return contentType === null || sizeBytes === null
    ? undefined
    : { contentType, sizeBytes: Number(sizeBytes) };
}

/** Full address of the archive of a user's own data, without a token, for five minutes. */
export function ownDataAddress(parts: AddressParts, userId: number): string {
  const query = new URLSearchParams({ validade: String(secondsOf(parts.now) + OWN_DATA_SECONDS) });
  return signedAddress(parts, 'own-data', String(userId), query);
}

/** The same under any of the keys that a gateway takes, as during their rotation. */
export function remainingSecondsUnder(
  secrets: readonly Uint8Array[],
  now: Date,
  id: string,
  query: URLSearchParams,
  use: Use = 'read',
): number | null {
  for (const secret of secrets) {
    const seconds = remainingSeconds({ secret, now }, id, query, use);
    if (seconds !== null) return seconds;
  }
  return null;
}

/** Seconds for which an address still works; null when it has expired, has another purpose, or was changed. */
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
