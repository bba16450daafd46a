/** The tokens that another system hands over in an address (FND-023, D14). */
export interface HandedOver {
  readonly token: string;
  readonly refreshToken: string;
  /** Id of the requisition to open, not validated yet. */
  readonly requestId: string | null;
}

/**
 * Removes the tokens from the address and the history entry, even if only one is there (D5, D14). Runs before any
 * other module is loaded and imports none, so that no request can send them in its referrer.
 *
 * @returns `null` unless both are there.
 */
export function takeTokensFromAddress(page: Pick<Window, 'location' | 'history'>): HandedOver | null {
  const address = new URL(page.location.href);
  const token = address.searchParams.get('token');
  const refreshToken = address.searchParams.get('refreshToken');
  if (token === null && refreshToken === null) return null;

  address.searchParams.delete('token');
  address.searchParams.delete('refreshToken');
  page.history.replaceState(page.history.state, '', `${address.pathname}${address.search}${address.hash}`);
  return token && refreshToken
    ? { token, refreshToken, requestId: address.searchParams.get('requestId') }
    : null;
}
