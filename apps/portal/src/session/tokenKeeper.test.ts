import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accessTokenExpiry } from './accessTokenExpiry.ts';
import type { Session, Tokens } from './Session.ts';
import type { SessionStore } from './sessionStore.ts';
import { createTokenKeeper } from './tokenKeeper.ts';

const now = Date.UTC(2027, 0, 1);
const tokenFor = (seconds: number, mark = '') =>
  `h.${btoa(JSON.stringify({ exp: now / 1000 + seconds, mark }))}.s`;

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
    name: 'Marina',
    givenName: 'Marina',
    email: null,
    cnpj: null,
    fluxoCadastroId: null,
  };
});

const renewed = { accessToken: tokenFor(900, 'new'), refreshToken: 'r2' };

function keeper(renew = vi.fn(async () => renewed)) {
  return { renew, freshAccessToken: createTokenKeeper({ session, renew, now: () => now }) };
}

const age = (seconds: number) => {
  if (current) current = { ...current, accessToken: tokenFor(seconds) };
};

describe('accessTokenExpiry', () => {
  it.each(['opaque', 'a.b.c', `h.${btoa('null')}.s`, `h.${btoa('{"exp":"1"}')}.s`, ''])(
    'is not known for %j',
    (token) => {
      expect(accessTokenExpiry(token)).toBeNull();
    },
  );

  it('is the instant the token names', () => {
    expect(accessTokenExpiry(tokenFor(60))).toBe(now + 60_000);
  });
});

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
    expect(renew).toHaveBeenCalledExactlyOnceWith({ accessToken: tokenFor(seconds), refreshToken: 'r1' });
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

  it('is not renewed again at once when the clock of the machine is wrong', async () => {
    age(10);
    const stale = { accessToken: tokenFor(-60, 'new'), refreshToken: 'r2' };
    const { renew, freshAccessToken } = keeper(vi.fn(async () => stale));
    await freshAccessToken();
    await freshAccessToken();
    expect(renew).toHaveBeenCalledOnce();
  });

  it('takes what another tab brought while this one waited for the lock (D15)', async () => {
    age(10);
    const request = async (_name: string, act: () => Promise<void>) => {
      session.renew(renewed); // the other tab was first
      await act();
    };
    const renew = vi.fn(async () => renewed);
    // The part of Web Locks that is used.
    const locks = { request } as unknown as LockManager;
    const freshAccessToken = createTokenKeeper({ session, renew, locks, now: () => now });
    expect(await freshAccessToken()).toBe(renewed.accessToken);
    expect(renew).not.toHaveBeenCalled();
  });

  it('asks once over all tabs, also where the clock of this machine runs ahead of the tokens', async () => {
    age(30);
    const request = async (_name: string, work: () => Promise<void>) => {
      age(31); // what another tab brought meanwhile looks just as old to this clock
      await work();
    };
    const renew = vi.fn(async () => renewed);
    // The part of Web Locks that is used.
    const locks = { request } as unknown as LockManager;
    const freshAccessToken = createTokenKeeper({ session, renew, locks, now: () => now });
    expect(await freshAccessToken()).toBe(tokenFor(31));
    expect(await freshAccessToken()).toBe(tokenFor(31));
    expect(renew).not.toHaveBeenCalled();
  });
});
