import { ApiError, SESSION_ENDED_MESSAGE, toApiError } from '@portal/api';
import { lifeLeft } from './lifeLeft.ts';
import type { TokenPair } from './renewTokens.ts';
import { type Session, userOf } from './Session.ts';
import type { SessionEnd } from './sessionEnd.ts';
import type { SessionStore } from './sessionStore.ts';

/** A token is renewed before a call when it expires within this time (GAP-04). */
const RENEWAL_MARGIN_MS = 60_000;

/**
 * So soon a renewal without an answer is asked for again: the gateway takes the old pair for 10 s after it made the new one.
 * The second try waits as any call does, for a line may be slow.
 */
const FIRST_TRY_MS = 4_000;

const NOT_SENT = 'Outra pessoa entrou no portal antes do envio. Nada foi enviado.';

const LOCK = 'portal.session.renewal';

/** What one tab stores, another one reads a little later: so long the next tab waits after a renewal. */
const SPREAD_MS = 200;

export interface TokenKeeperOptions {
  session: SessionStore;
  /** Renews tokens at the gateway (FND-041); the signal gives it up. */
  renew(tokens: TokenPair, signal?: AbortSignal): Promise<TokenPair>;
  /** The tokens serve no more: the gateway refused them, or the browser did not store the new ones. */
  onEnd(reason: SessionEnd): void;
  /** New tokens were stored. */
  onRenewed?(): void;
  /** Web Locks of the browser; missing when the page is not served securely. */
  locks?: LockManager | undefined;
  /** Clock, in milliseconds since 1970. */
  now?: () => number;
}

/** Whether the gateway refused the tokens, whatever the status (400, 401, 403): another try would be refused too. */
function isRefusal(error: unknown): boolean {
  const { status } = toApiError(error);
  return status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/**
 * Returns the access token for a call, renewed when it is about to expire: one renewal at a time in all tabs (D15).
 * A tab that had to wait reads the storage again and uses the token of the other tab.
 */
export function createTokenKeeper({
  session,
  renew,
  onEnd,
  onRenewed,
  locks,
  now = Date.now,
}: TokenKeeperOptions) {
  let underWay: Promise<boolean> | null = null;

  const lifeOf = ({ accessToken, receivedAt }: Session) => lifeLeft(accessToken, receivedAt, now());

  /** Ends the session, and gives what the waiting calls fail with (FND-049). */
  const end = (reason: SessionEnd, cause: unknown) => {
    onEnd(reason);
    return new ApiError({ kind: 'unauthenticated', status: 401, message: SESSION_ENDED_MESSAGE, cause });
  };

  const store = (tokens: TokenPair) => {
    try {
      session.renew({ ...tokens, receivedAt: now() });
    } catch (error) {
      throw end('notStored', error);
    }
    onRenewed?.();
  };

  /** Tries again where no answer came: the gateway may have renewed, and gives the old pair the same new one for a short time. */
  const renewOrAskAgain = (pair: TokenPair) =>
    renew(pair, AbortSignal.timeout(FIRST_TRY_MS)).catch((error: unknown) => {
      if (toApiError(error).status !== null) throw error;
      return renew(pair);
    });

  /** Returns whether new tokens were stored. */
  const renewIfDue = async (): Promise<boolean> => {
    const old = session.get(); // as another tab may just have left it
    if (!old?.refreshToken || lifeOf(old) >= RENEWAL_MARGIN_MS) return false;
    const { accessToken, refreshToken } = old;
    // After a sign-out or another sign-in meanwhile, the answer is about tokens that nobody uses.
    const isCurrent = () => session.get()?.accessToken === accessToken;
    let tokens: TokenPair;
    try {
      tokens = await renewOrAskAgain({ accessToken, refreshToken });
    } catch (error) {
      if (!isCurrent()) return false;
      if (isRefusal(error)) throw end('expired', error);
      if (lifeOf(old) <= 0) throw error; // otherwise the token still works, and the next call tries again
      return false;
    }
    if (!isCurrent()) return false;
    store(tokens);
    return true;
  };

  /** Renews while no other tab does. The lock is kept until the others can read the tokens; calls here do not wait for that. */
  const renewAlone = (tabs: LockManager) =>
    new Promise<boolean>((resolve, reject) => {
      const renewal = async () => {
        const renewing = renewIfDue();
        renewing.then(resolve, reject);
        if (await renewing.catch(() => false)) await new Promise((end) => setTimeout(end, SPREAD_MS));
      };
      tabs.request(LOCK, renewal).catch(reject);
    });

  const renewOnce = () => {
    underWay ??= (locks ? renewAlone(locks) : renewIfDue()).finally(() => {
      underWay = null;
    });
    return underWay;
  };

  /**
   * The access token for a call, `null` without a session. Rejects for the call of a user whose place another one took
   * meanwhile.
   */
  return async function freshAccessToken(): Promise<string | null> {
    const before = session.get();
    if (before?.refreshToken && lifeOf(before) < RENEWAL_MARGIN_MS) await renewOnce();
    const current = session.get();
    if (before && current && userOf(before) !== userOf(current)) {
      throw new ApiError({ kind: 'forbidden', message: NOT_SENT });
    }
    return current?.accessToken ?? null;
  };
}
