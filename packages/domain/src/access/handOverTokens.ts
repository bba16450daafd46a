/** Tokens that another system hands over in an address. */
export interface HandOverTokens {
  readonly token: string;
  readonly refreshToken: string;
}

const TOKEN_NAMES = ['token', 'refreshToken'] as const;

/**
 * Reads the tokens of a hand-over (FND-023).
 *
 * @param search query of an address, with or without its question mark.
 * @returns `null` unless both are there and not empty.
 */
export function readHandOverTokens(search: string): HandOverTokens | null {
  const query = new URLSearchParams(search);
  const token = query.get('token');
  const refreshToken = query.get('refreshToken');
  return token && refreshToken ? { token, refreshToken } : null;
}

/** Whether a query holds a token of a hand-over, be it only one of the two. */
export function carriesToken(search: string): boolean {
  const query = new URLSearchParams(search);
  return TOKEN_NAMES.some((name) => query.has(name));
}

/**
 * Takes `token` and `refreshToken` out of a query, also when only one of them is there (D5, D14). What is left
 * replaces the address before anything else is loaded.
 *
 * @param search query of an address, with or without its question mark.
 * @returns the query without them, all other values unchanged, with its question mark; `''` when nothing is left.
 */
export function withoutTokens(search: string): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !carriesToken(pair));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}
