import { createHash, createHmac } from 'node:crypto';

/**
 * The refresh token of a session after a number of renewals. It is computed, not drawn: two tabs that renew together
 * get the same token, although the database holds only its hash. Without the key of the gateway nobody can compute it.
 */
export function refreshTokenOf(sessionId: string, generation: number, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(`refresh:${sessionId}:${generation}`).digest('base64url');
}

/** What the database holds of a refresh token (GW-22). The token has 256 bits, so that a plain hash is enough. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
