/**
 * Reads when an access token expires, in milliseconds since 1970. The gateway checks the signature; this only
 * decides when to renew.
 *
 * @returns `null` for a token without an expiry.
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
