import { accessTokenExpiry } from './accessTokenExpiry.ts';
import type { TokenPair } from './renewTokens.ts';
import type { SessionStore } from './sessionStore.ts';

/** A token with less life left than this is renewed before a call (GAP-04). */
const RENEWAL_MARGIN_MS = 60_000;

/** A token that just came is used even if the clock of this machine says it has expired. */
const SETTLING_MS = 30_000;

const LOCK = 'portal.session.renewal';

export interface TokenKeeperOptions {
  session: SessionStore;
  /** Asks the gateway for the tokens that take the place of these (FND-041). */
  renew(tokens: TokenPair): Promise<TokenPair>;
  /** Web Locks of the browser; missing where the page is not served securely. */
  locks?: LockManager | undefined;
  /** Clock, in milliseconds since 1970. */
  now?: () => number;
}

/**
 * Gives the access token for a call, renewed when it is about to end: one renewal at a time over all tabs (D15).
 * Whoever waited reads the storage again and takes what the other tab has brought.
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

  /** A token that just came is trusted for a moment, so that a clock that runs ahead asks once, not at every call. */
  const settle = (token: string) => {
    settling = { token, until: now() + SETTLING_MS };
  };

  /** @param old the token that was found to end soon, before the wait for the lock */
  const renewIfDue = async (old: string) => {
    const { accessToken, refreshToken } = session.get() ?? {};
    if (!accessToken || !refreshToken) return;
    if (accessToken !== old) return settle(accessToken); // another tab has just brought it
    if (lifeLeft(accessToken) >= RENEWAL_MARGIN_MS) return;
    try {
      const tokens = await renew({ accessToken, refreshToken });
      // Whoever signed out or in meanwhile must not get the old user's tokens back.
      if (session.get()?.accessToken !== accessToken) return;
      settle(tokens.accessToken);
      session.renew(tokens);
    } catch (error) {
      if (lifeLeft(accessToken) <= 0) throw error; // else the token still serves, and the next call tries again
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
