import { createHmac, timingSafeEqual } from 'node:crypto';

const HOUR_S = 3_600;

/** Path under which files are served. */
export const FILES_PATH = '/arquivos/';

function signatureOf(secret: Uint8Array, id: string, validade: string): Buffer {
  // A key of its own: a signature of an address is of no use as a token, nor the other way round.
  const key = createHmac('sha256', secret).update('portal file addresses').digest();
  return createHmac('sha256', key).update(`${id}\n${validade}`).digest();
}

/** What an address of a file is made from. */
export interface AddressParts {
  /** Secret of the gateway. */
  readonly secret: Uint8Array;
  /** Origin of the gateway, as a browser reaches it. */
  readonly origin: string;
  readonly now: Date;
}

/**
 * Whole address of a file, which nobody can guess and which serves for one to two hours without a token. It stays the
 * same for an hour, so that browsers need not fetch a photo again with every read of its record.
 */
export function fileAddress({ secret, origin, now }: AddressParts, id: string): string {
  const hour = Math.floor(now.getTime() / 1_000 / HOUR_S);
  const validade = String((hour + 2) * HOUR_S);
  const assinatura = signatureOf(secret, id, validade).toString('base64url');
  return `${origin}${FILES_PATH}${id}?${new URLSearchParams({ validade, assinatura })}`;
}

/**
 * Seconds for which an address still serves; null when it has expired, or when any part of it is not what the gateway
 * gave out.
 */
export function remainingSeconds(
  { secret, now }: Pick<AddressParts, 'secret' | 'now'>,
  id: string,
  query: URLSearchParams,
): number | null {
  const validade = query.get('validade') ?? '';
  const given = Buffer.from(query.get('assinatura') ?? '', 'base64url');
  const expected = signatureOf(secret, id, validade);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const seconds = Number(validade) - Math.floor(now.getTime() / 1_000);
  return seconds > 0 ? seconds : null;
}
