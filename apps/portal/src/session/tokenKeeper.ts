import { accessTokenExpiry } from './accessTokenExpiry.ts';
import type { TokenPair } from './renewTokens.ts';
import type { SessionStore } from './sessionStore.ts';

/** A token is renewed before a call when it expires within this time (GAP-04). */
const RENEWAL_MARGIN_MS = 60_000;

/** A new token is used for this time even if the local clock says that it has expired. */
const SETTLING_MS = 30_000;

const LOCK = 'portal.session.renewal';

export interface TokenKeeperOptions {
  session: SessionStore;
  /** Renews tokens at the gateway (FND-041). */
  renew(tokens: TokenPair): Promise<TokenPair>;
  /** Web Locks of the browser; missing when the page is not served securely. */
  locks?: LockManager | undefined;
  /** Clock, in milliseconds since 1970. */
  now?: () => number;
}

/**
 * Returns the access token for a call, renewed when it is about to expire: one renewal at a time in all tabs (D15).
 * A tab that had to wait reads the storage again and uses the token of the other tab.
 */
export function createTokenKeeper({ session, renew, locks, now = Date.now }: TokenKeeperOptions) {
  let underWay: Promise<void> | null = null;
  let settling = { token: '', until: 0 };

  const lifeLeft = (token: string) => {
    const expiry = accessTokenExpiry(token);
    if (expiry === null || (token === settling.token && now() < settling.until))
      return Number.POSITIVE_INFINITY;
    return expiry - now();
  };

  /** A new token is trusted for a moment, so that a clock that runs ahead causes one renewal, not one per call. */
  const settle = (token: string) => {
    settling = { token, until: now() + SETTLING_MS };
  };

  /** @param old the expiring token, as read before waiting for the lock */
  const renewIfDue = async (old: string) => {
    const { accessToken, refreshToken } = session.get() ?? {};
    if (!accessToken || !refreshToken) return;
    if (accessToken !== old) return settle(accessToken); // another tab has just renewed it
    if (lifeLeft(accessToken) >= RENEWAL_MARGIN_MS) return;
    try {
      const tokens = await renew({ accessToken, refreshToken });
      // After a sign-out or another sign-in meanwhile, the old user's tokens must not come back.
      if (session.get()?.accessToken !== accessToken) return;
      settle(tokens.accessToken);
      session.renew(tokens);
    } catch (error) {
      if (lifeLeft(accessToken) <= 0) throw error; // otherwise the token still works, and the next call tries again
    }
  };

  const renewOnce = (old: string) => {
    const renewal = () => renewIfDue(old);
    underWay ??= (locks ? locks.request(LOCK, renewal) : renewal()).finally(() => {
      underWay = null;
    });
    return underWay;
  };

  /** The access token for a call, `null` without a session. */
  return async function freshAccessToken(): Promise<string | null> {
    const current = session.get();
    if (current?.refreshToken && lifeLeft(current.accessToken) < RENEWAL_MARGIN_MS) {
      await renewOnce(current.accessToken);
    }
    return session.get()?.accessToken ?? null;
  };
}
