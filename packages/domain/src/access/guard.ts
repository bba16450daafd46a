import type { Role } from '../roles/roles.ts';
import { type HandOverTokens, readHandOverTokens, withoutTokens } from './handOverTokens.ts';
import { homeOf } from './homeOf.ts';
import { href } from './href.ts';
import { isRecordId } from './isRecordId.ts';
import { matchRoute, type RouteMatch } from './matchRoute.ts';
import { routeAllows } from './routeAllows.ts';
import type { Route } from './routes.ts';
import { safeRedirect } from './safeRedirect.ts';

/** A navigation to decide on. */
export interface GuardRequest {
  /** Path of the wanted address. */
  readonly path: string;
  /** Its query, with the question mark. */
  readonly search?: string;
  /** Its fragment, with the hash sign. */
  readonly hash?: string;
  /** Roles of the signed-in user, `null` without an access token. */
  readonly session: { readonly roles: readonly Role[] } | null;
  /** Address (path, query, fragment) of the page the user is on; `null` when the portal has just been opened. */
  readonly previousPath?: string | null;
}

/** What happens with a navigation. */
export type GuardDecision =
  /** The page opens. */
  | { readonly kind: 'allow'; readonly route: Route; readonly params: Readonly<Record<string, string>> }
  /**
   * Replaces the address by another one; the guard decides on that one too. `refused` where the user asked for a page of
   * others, and was not on it when the own roles changed.
   */
  | { readonly kind: 'redirect'; readonly to: string; readonly refused?: boolean }
  /** The user stays on the previous page. */
  | { readonly kind: 'cancel' }
  /** Shows the not-found page. */
  | { readonly kind: 'notFound' }
  /**
   * Removes the tokens from the address at once, loads the profile with the new token, replaces the session when it
   * arrives, and then opens `to` without a previous page (D14).
   */
  | ({ readonly kind: 'handOver'; readonly to: string } & HandOverTokens);

function redirect(to: string): GuardDecision {
  return { kind: 'redirect', to };
}

/** The requisition page, with the id only when it has the right form (FND-027, D14, GAP-22). */
function handOverTarget(search: string): string {
  const requestId = new URLSearchParams(search).get('requestId');
  return href('requisition-form', { requestId: requestId && isRecordId(requestId) ? requestId : null });
}

/** The sign-in page for a route (FND-020, FND-021, GAP-20), with the wanted address (FND-022). */
function signInFor(route: Route, wanted: string): string {
  const page = routeAllows(route, ['Fornecedor']) ? 'sign-in' : 'sign-in-backoffice';
  // Browsers leave a backslash in a query as it is, and a redirect must not hold one (D5).
  return href(page, { redirect: safeRedirect(wanted.replaceAll('\\', '%5C')) });
}

function visitorOnOpenPage(match: RouteMatch, search: string): GuardDecision {
  if (match.route.name === 'authentication') {
    const query = new URLSearchParams(withoutTokens(search));
    const target = safeRedirect(query.get('redirect'));
    query.delete('redirect');
    // There are no credentials to use (GAP-03).
    if (query.size === 0) return redirect(href('sign-in', { redirect: target }));
  }
  return { kind: 'allow', ...match };
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

/** The previous page, if the user may return to it: it exists, needs a session, and is open to this user. */
function wayBack(previousPath: string | null, roles: readonly Role[]): string | null {
  const target = safeRedirect(previousPath);
  const match = target && matchRoute(pathOf(target));
  return match && routeAllows(match.route, roles) ? target : null;
}

function signedInOnOpenPage(
  search: string,
  roles: readonly Role[],
  previousPath: string | null,
): GuardDecision {
  const wanted = new URLSearchParams(search).get('redirect');
  if (wanted) return redirect(safeRedirect(wanted) ?? homeOf(roles));
  return redirect(wayBack(previousPath, roles) ?? homeOf(roles));
}

/** Whether the user can stay on the previous page; a page that is itself closed to the user does not count. */
function canStay(roles: readonly Role[], previousPath: string | null): boolean {
  if (!previousPath) return false;
  const match = matchRoute(pathOf(previousPath));
  return !match || (match.route.roles !== 'open' && routeAllows(match.route, roles));
}

/**
 * Decides on a navigation (FND-020 to FND-037, ONB-012 to ONB-032, RTE-005 to RTE-027). In this order:
 *
 * 1. A path of no route shows the not-found page, without a sign-in (FND-036, GAP-20).
 * 2. `token` and `refreshToken` together start the hand-over (FND-023 to FND-027, D14). It comes before the sign-in
 *    rule, so that no token ever travels in a `redirect`.
 * 3. A visitor opens the open pages and is sent to a sign-in page from any other, with the wanted address
 *    (FND-020 to FND-022).
 * 4. A signed-in user leaves an open page for its `redirect`, else for the previous page, else for home (FND-028,
 *    FND-029, GAP-21); a refused `redirect` leads home (GAP-23). The link of an e-mail to a new password opens all the same:
 *    it may be of another account (D25). So does the privacy notice.
 * 5. Home sends a user who is only Fornecedor to the own registration (FND-031, FND-032, C-36).
 * 6. Any other route needs one of its roles (FND-030, FND-033). Without one the navigation is cancelled, or leads
 *    home when there is no previous page to stay on (FND-034, FND-035); after a hand-over as well (CON-60).
 *
 * Following `redirect` decisions always ends: a redirect leads to a page that opens or to one more redirect at most.
 */
export function guard({
  path,
  search = '',
  hash = '',
  session,
  previousPath = null,
}: GuardRequest): GuardDecision {
  const match = matchRoute(path);
  if (!match) return { kind: 'notFound' };

  const tokens = readHandOverTokens(search);
  if (tokens) return { kind: 'handOver', to: handOverTarget(search), ...tokens };

  const { route } = match;
  if (!session) {
    if (route.roles === 'open') return visitorOnOpenPage(match, search);
    return redirect(signInFor(route, `${path}${withoutTokens(search)}${hash}`));
  }

  const { roles } = session;
  if (route.name === 'new-password' || route.name === 'privacy') return { kind: 'allow', ...match };
  if (route.roles === 'open') return signedInOnOpenPage(search, roles, previousPath);
  if (route.name === 'home' && homeOf(roles) !== route.path) return redirect(homeOf(roles));
  if (routeAllows(route, roles)) return { kind: 'allow', ...match };
  if (canStay(roles, previousPath)) return { kind: 'cancel' };
  return { kind: 'redirect', to: homeOf(roles), refused: pathOf(previousPath ?? '') !== path };
}
