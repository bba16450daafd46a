import { ApiError } from '@portal/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session, Tokens } from './Session.ts';
import type { SessionStore } from './sessionStore.ts';
import { createTokenKeeper, type TokenKeeperOptions } from './tokenKeeper.ts';

const now = Date.UTC(2027, 0, 1);

/** A token of 15 minutes that has some seconds left by the clock of the gateway. */
const tokenFor = (seconds: number, mark = '') => {
  const exp = now / 1000 + seconds;
  return `h.${btoa(JSON.stringify({ iat: exp - 900, exp, mark }))}.s`;
};

/** When a token with these seconds left was received, by a clock that is right. */
const receiptOf = (seconds: number) => now - (900 - seconds) * 1000;

let current: Session | null;
const session: SessionStore = {
  get: () => current,
  subscribe: () => () => undefined,
  replace: (next) => {
    current = next;
  },
  renew: (tokens: Tokens) => {
    if (current) current = { ...current, ...tokens };
  },
  clear: () => {
    current = null;
  },
  dispose: () => undefined,
};

beforeEach(() => {
  current = {
    roles: ['Comercial'],
    accessToken: tokenFor(900),
    refreshToken: 'r1',
    receivedAt: now,
    name: 'Marina',
    givenName: 'Marina',
    email: null,
    cnpj: null,
    fluxoCadastroId: null,
  };
});

const renewed = { accessToken: tokenFor(900, 'new'), refreshToken: 'r2' };

const renewing = () => vi.fn<TokenKeeperOptions['renew']>(async () => renewed);

function keeper(renew = renewing(), clock = () => now) {
  const onEnd = vi.fn();
  return {
    renew,
    onEnd,
    freshAccessToken: createTokenKeeper({ session, renew, onEnd, now: clock }),
  };
}

const age = (seconds: number) => {
  if (current) current = { ...current, accessToken: tokenFor(seconds), receivedAt: receiptOf(seconds) };
};

describe('the access token of a call', () => {
  it.each([60, 900])('is used as it is with %i seconds left', async (seconds) => {
    age(seconds);
    const { renew, freshAccessToken } = keeper();
    expect(await freshAccessToken()).toBe(tokenFor(seconds));
    expect(renew).not.toHaveBeenCalled();
  });

  it.each([59, 1, 0, -3600])('is renewed first with %i seconds left (GAP-04)', async (seconds) => {
    age(seconds);
    const { renew, freshAccessToken } = keeper();
    expect(await freshAccessToken()).toBe(renewed.accessToken);
    const pair = { accessToken: tokenFor(seconds), refreshToken: 'r1' };
    expect(renew).toHaveBeenCalledExactlyOnceWith(pair, expect.any(AbortSignal));
    expect(current?.refreshToken).toBe('r2');
  });

  it('is renewed once for many calls at a time (D15)', async () => {
    age(10);
    const { renew, freshAccessToken } = keeper();
    const tokens = await Promise.all(Array.from({ length: 8 }, freshAccessToken));
    expect(new Set(tokens)).toEqual(new Set([renewed.accessToken]));
    expect(renew).toHaveBeenCalledOnce();
  });

  it('is none without a session, and no renewal is tried', async () => {
    current = null;
    const { renew, freshAccessToken } = keeper();
    expect(await freshAccessToken()).toBeNull();
    expect(renew).not.toHaveBeenCalled();
  });

  it('is used as it is when there is no refresh token (GAP-06)', async () => {
    age(10);
    if (current) current = { ...current, refreshToken: null };
    expect(await keeper().freshAccessToken()).toBe(tokenFor(10));
  });

  it('still serves when the renewal fails before its end', async () => {
    age(10);
    const { freshAccessToken } = keeper(vi.fn(async () => Promise.reject(new Error('offline'))));
    expect(await freshAccessToken()).toBe(tokenFor(10));
  });

  it('fails the call when it has ended and the renewal fails', async () => {
    age(-1);
    const { freshAccessToken } = keeper(vi.fn(async () => Promise.reject(new Error('offline'))));
    await expect(freshAccessToken()).rejects.toThrow('offline');
  });

  it.each([
    ['the connection was lost', () => new ApiError({ kind: 'network' })],
    ['it took too long', () => new DOMException('late', 'TimeoutError')],
  ])('is renewed with a second try at once when %s, as the answer may be lost alone', async (_case, loss) => {
    age(-1);
    const renew = renewing().mockRejectedValueOnce(loss());
    expect(await keeper(renew).freshAccessToken()).toBe(renewed.accessToken);
    const pair = { accessToken: tokenFor(-1), refreshToken: 'r1' };
    // The second one waits as any call does.
    expect(renew.mock.calls).toEqual([[pair, expect.any(AbortSignal)], [pair]]);
  });

  it('is never that of the next user: the call of the user before is not sent, and ends nothing', async () => {
    age(10);
    const { freshAccessToken, onEnd } = keeper(
      vi.fn(async () => {
        if (current) session.replace({ ...current, email: 'rui@empresa.com.br', accessToken: tokenFor(900) });
        return renewed;
      }),
    );
    await expect(freshAccessToken()).rejects.toMatchObject({ kind: 'forbidden' });
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('is not brought back for somebody who signed out meanwhile', async () => {
    age(10);
    const { freshAccessToken } = keeper(
      vi.fn(async () => {
        current = null;
        return renewed;
      }),
    );
    expect(await freshAccessToken()).toBeNull();
    expect(current).toBeNull();
  });

  it.each([
    ['slow by an hour', -3_600_000],
    ['ahead by an hour', 3_600_000],
  ])('is renewed in time, once in its life, by a clock that is %s', async (_case, wrong) => {
    let real = now;
    const clock = () => real + wrong;
    const bring = async () => {
      const exp = real / 1000 + 900;
      return { accessToken: `h.${btoa(JSON.stringify({ iat: real / 1000, exp }))}.s`, refreshToken: 'r2' };
    };
    if (current) current = { ...current, ...(await bring()), receivedAt: clock() };
    const { renew, freshAccessToken } = keeper(vi.fn(bring), clock);
    for (const minutes of [0, 5, 10, 13]) {
      real = now + minutes * 60_000;
      await freshAccessToken();
    }
    expect(renew).not.toHaveBeenCalled();
    real = now + 14.5 * 60_000;
    await freshAccessToken();
    await freshAccessToken();
    expect(renew).toHaveBeenCalledOnce();
  });

  it('is renewed when the clock was set back since its receipt, as its age is not known', async () => {
    age(600);
    const { renew, freshAccessToken } = keeper(undefined, () => receiptOf(600) - 1);
    await freshAccessToken();
    expect(renew).toHaveBeenCalledOnce();
  });

  it.each([400, 401, 403])(
    'ends the session when its renewal is refused with %i, whatever it has left',
    async (status) => {
      age(30);
      const refusal = new ApiError({ kind: 'validation', status });
      const { freshAccessToken, renew, onEnd } = keeper(vi.fn(async () => Promise.reject(refusal)));
      await expect(freshAccessToken()).rejects.toMatchObject({ kind: 'unauthenticated' });
      expect(onEnd).toHaveBeenCalledExactlyOnceWith('expired');
      expect(renew).toHaveBeenCalledOnce();
    },
  );

  it.each([408, 429, 500, 503])('still serves when its renewal is put off with %i', async (status) => {
    age(30);
    const failure = new ApiError({ kind: 'server', status });
    const { freshAccessToken } = keeper(vi.fn(async () => Promise.reject(failure)));
    expect(await freshAccessToken()).toBe(tokenFor(30));
  });

  it('ends the session when the browser does not store the new ones', async () => {
    age(30);
    vi.spyOn(session, 'renew').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { freshAccessToken, onEnd } = keeper();
    await expect(freshAccessToken()).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('notStored');
  });

  it('takes what another tab brought while this one waited for the lock (D15)', async () => {
    age(10);
    const request = async (_name: string, act: () => Promise<void>) => {
      session.renew({ ...renewed, receivedAt: now }); // the other tab was first
      await act();
    };
    const renew = vi.fn(async () => renewed);
    // The part of Web Locks that is used.
    const locks = { request } as unknown as LockManager;
    const freshAccessToken = createTokenKeeper({
      session,
      renew,
      onEnd: vi.fn(),
      locks,
      now: () => now,
    });
    expect(await freshAccessToken()).toBe(renewed.accessToken);
    expect(renew).not.toHaveBeenCalled();
  });

  it('keeps other tabs waiting until they can read what it stored, and its own call not', async () => {
    vi.useFakeTimers();
    age(10);
    let isKept = false;
    const request = async (_name: string, act: () => Promise<void>) => {
      isKept = true;
      await act();
      isKept = false;
    };
    const renew = vi.fn(async () => renewed);
    // The part of Web Locks that is used.
    const locks = { request } as unknown as LockManager;
    const keeperOfTab = createTokenKeeper({ session, renew, onEnd: vi.fn(), locks, now: () => now });
    expect(await keeperOfTab()).toBe(renewed.accessToken);
    expect(isKept).toBe(true);
    await vi.runAllTimersAsync();
    expect(isKept).toBe(false);
    vi.useRealTimers();
  });
});
