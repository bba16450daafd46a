/**
 * Reads when an access token ends, in milliseconds since 1970. Its signature is none of our business: the gateway
 * decides, this only tells when to ask for a new one.
 *
 * @returns `null` for a token that does not say.
 */
export function accessTokenExpiry(token: string): number | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return null;
    return typeof claims.exp === 'number' ? claims.exp * 1000 : null;
  } catch {
    return null;
  }
}
