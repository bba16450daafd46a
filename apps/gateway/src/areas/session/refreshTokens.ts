import { createHash, createHmac } from 'node:crypto';

/** A session, and how often it was renewed. */
interface Renewed {
  readonly id: string;
  readonly generation: number;
}

/**
 * The refresh token of a session after a number of renewals, as gateways made it before the number stood in it. The last
 * ones end with their sessions, thirty days after those gateways did.
 */
export function unnumberedTokenOf(sessionId: string, generation: number, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(`refresh:${sessionId}:${generation}`).digest('base64url');
}

/**
 * The refresh token of a session after a number of renewals: that number and its HMAC. It is computed, not random: two
 * tabs that renew together get the same token, although the database has only its hash. It cannot be computed without the
 * secret of the gateway.
 */
export function refreshTokenOf(sessionId: string, generation: number, secret: Uint8Array): string {
  return `${generation}.${unnumberedTokenOf(sessionId, generation, secret)}`;
}

/** The stored hash of a refresh token (GW-22). The token has 256 bits, so a plain hash is enough. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** How many renewals back a token without its number is known: three days of a portal that is always open. */
export const UNNUMBERED_GENERATIONS = 300;

/** Whether a token was one of the session before its current one. Its number says which, so that one comparison decides. */
export function isEarlierToken(
  token: string,
  { id, generation }: Renewed,
  secrets: readonly Uint8Array[],
): boolean {
  const [, number] = /^(\d+)\./.exec(token) ?? [];
  if (number !== undefined) {
    const earlier = Number(number);
    return earlier < generation && secrets.some((secret) => refreshTokenOf(id, earlier, secret) === token);
  }
  const first = Math.max(0, generation - UNNUMBERED_GENERATIONS);
  for (let earlier = generation - 1; earlier >= first; earlier -= 1) {
    if (secrets.some((secret) => unnumberedTokenOf(id, earlier, secret) === token)) return true;
  }
  return false;
}
