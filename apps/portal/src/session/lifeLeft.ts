/** Instants of an access token, in milliseconds since 1970 by the clock of the gateway. */
interface TokenInstants {
  readonly issuedAt: number | null;
  readonly expiresAt: number | null;
}

const instantOf = (seconds: unknown) => (typeof seconds === 'number' ? seconds * 1000 : null);

/** Reads the instants of a token. The gateway checks the signature; these only decide when to renew. */
function instantsOf(token: string): TokenInstants {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: { iat?: unknown; exp?: unknown } = JSON.parse(atob(payload)) ?? {};
    return { issuedAt: instantOf(claims.iat), expiresAt: instantOf(claims.exp) };
  } catch {
    return { issuedAt: null, expiresAt: null };
  }
}

/**
 * How long an access token still works, in milliseconds. Its lifetime (`exp` less `iat`) is counted from its receipt, so that a
 * clock of this machine that is slow or ahead changes nothing; without an instant of receipt the clock decides.
 *
 * @param receivedAt by the clock of this machine, as `now`.
 * @returns infinity for a token without an expiry, 0 when the clock was set back since the receipt.
 */
export function lifeLeft(token: string, receivedAt: number | null, now: number): number {
  const { issuedAt, expiresAt } = instantsOf(token);
  if (expiresAt === null) return Number.POSITIVE_INFINITY;
  if (issuedAt === null || receivedAt === null) return expiresAt - now;
  return now < receivedAt ? 0 : expiresAt - issuedAt - (now - receivedAt);
}
