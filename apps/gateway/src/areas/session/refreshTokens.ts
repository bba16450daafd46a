import { createHash, createHmac } from 'node:crypto';

/**
 * The refresh token of a session after a number of renewals. It is computed, not random: two tabs that renew
 * together get the same token, although the database has only its hash. It cannot be computed without the secret of
 * the gateway.
 */
export function refreshTokenOf(sessionId: string, generation: number, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(`refresh:${sessionId}:${generation}`).digest('base64url');
}

/** The stored hash of a refresh token (GW-22). The token has 256 bits, so a plain hash is enough. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
