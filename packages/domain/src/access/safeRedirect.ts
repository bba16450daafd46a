import { carriesToken } from './handOverTokens.ts';
import { matchRoute } from './matchRoute.ts';
import { type Route, routes } from './routes.ts';

/** Longest address that a redirect may carry, in bytes. */
export const REDIRECT_MAX_BYTES = 2048;

// `.invalid` never resolves (RFC 2606): a parsed value with another origin would leave this site.
const DUMMY_ORIGIN = 'https://portal.invalid';

function parse(value: string): URL | null {
  try {
    return new URL(value, DUMMY_ORIGIN);
  } catch {
    return null;
  }
}

/**
 * Turns a `redirect` value from an address into a path of this site that the router may open (D5, GAP-23, AUTH-04).
 *
 * The value must start with one slash and hold neither a backslash nor a control character (browsers drop TAB, LF
 * and CR, which turns `/<TAB>/evil.com` into another site). It is parsed once; the origin must not change, the
 * path, with leading slashes collapsed, must belong to a known page that needs a session (a sign-in page would
 * loop) and the address must carry no hand-over tokens, since only the hand-over may bring in a session (D14).
 *
 * Give the result to the router, never to `location`. It says nothing about roles: the guard runs afterwards.
 *
 * @param value value of the query name `redirect`, decoded once.
 * @returns path, query and fragment; `null` when the value is refused: go to `homeOf(roles)`.
 */
export function safeRedirect(
  value: string | null | undefined,
  table: readonly Route[] = routes,
): string | null {
  if (!value || value.length > REDIRECT_MAX_BYTES) return null;
  if (!/^\/(?!\/)/.test(value) || /[\\\p{Cc}]/u.test(value)) return null;

  const url = parse(value);
  if (!url || url.origin !== DUMMY_ORIGIN) return null;

  const path = url.pathname.replace(/^[/\\]+/, '/');
  const match = matchRoute(path, table);
  if (!match || match.route.roles === 'open') return null;
  if (carriesToken(url.search)) return null;

  const target = `${path}${url.search}${url.hash}`;
  return target.length > REDIRECT_MAX_BYTES ? null : target;
}
