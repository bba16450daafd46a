import { type GuardDecision, guard, href } from '@portal/domain';
import { createPath, type DataRouter, data, type MiddlewareFunction, redirect, replace } from 'react-router';
import type { SessionStore } from '../session/sessionStore.ts';
import type { HandedOver } from '../session/takeTokensFromAddress.ts';

export interface GuardNavigationOptions {
  session: SessionStore;
  /** The router, once it exists. */
  router(): Pick<DataRouter, 'state'>;
  /** Returns the tokens from the address, once. */
  takeHandedOver(): HandedOver | null;
  /** Opens a session with handed-over tokens; keeps the old one when they are invalid (D14). */
  handOver(tokens: { token: string; refreshToken: string }): Promise<void>;
  /** Shows that the user may not open the page. */
  onRefused(): void;
}

/** Whether a page opens without a session. */
export function isOpenPage(path: string): boolean {
  return guard({ path, session: null }).kind === 'allow';
}

/**
 * Runs the guard of the domain before every navigation and before anything of the page is loaded (FND-020 to
 * FND-037).
 */
export function guardNavigation(options: GuardNavigationOptions): MiddlewareFunction {
  const { session, router, takeHandedOver, handOver, onRefused } = options;

  const decide = (url: URL, previousPath: string | null): GuardDecision => {
    const { pathname: path } = url;
    const tokens = takeHandedOver();
    // The tokens were removed from the address before the router saw it; the guard needs the original address.
    const search = tokens
      ? `?${new URLSearchParams({ token: tokens.token, refreshToken: tokens.refreshToken, requestId: tokens.requestId ?? '' })}`
      : url.search;
    return guard({ path, search, hash: url.hash, session: session.get(), previousPath });
  };

  return async ({ url }) => {
    await null; // the first navigation starts before the router is returned
    const { state } = router();
    const { location } = state;
    const previousPath = state.initialized ? createPath(location) : null;
    const decision = decide(url, previousPath);
    switch (decision.kind) {
      case 'allow':
        return;
      case 'notFound':
        throw data(null, { status: 404 });
      case 'cancel':
        onRefused();
        throw replace(previousPath ?? href('home'));
      case 'handOver':
        await handOver(decision);
        throw replace(decision.to);
      case 'redirect': {
        if (decision.refused) onRefused();
        // A page that redirects, or that the user has left for good, is no previous page.
        const givesWay =
          previousPath === null || location.pathname === url.pathname || isOpenPage(location.pathname);
        throw (givesWay ? replace : redirect)(decision.to);
      }
    }
  };
}
