import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from '#testing/waitFor.ts';
import { createMemoryStorage } from './browserStorage.ts';
import { SESSION_KEYS, type Session } from './Session.ts';
import { createSessionStore, type SessionStore } from './sessionStore.ts';

const session: Session = {
  roles: ['Comercial', 'ComercialValidadores'],
  accessToken: 'access',
  refreshToken: 'refresh',
  receivedAt: 1_798_761_600_000,
  name: 'Marina Alves',
  givenName: 'Marina',
  email: 'marina.alves@empresa.com.br',
  cnpj: null,
  fluxoCadastroId: null,
};

const stores: SessionStore[] = [];
const open = (storage: Storage = localStorage, page?: Window) => {
  const store = createSessionStore({ storage, ...(page ? { page } : {}) });
  stores.push(store);
  return store;
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const store of stores.splice(0)) store.dispose();
  localStorage.clear();
  document.querySelector('iframe')?.remove();
});

/** Another document of the same origin: its writes reach this one as `storage` events, as those of a tab do. */
function openOtherTab(): Storage {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const storage = frame.contentWindow?.localStorage;
  if (!storage) throw new Error('No storage in the frame');
  return storage;
}

describe('the session store', () => {
  it('reads the session at once, and as the same object while nothing changes', () => {
    open().replace(session);
    const store = open();
    expect(store.get()).toEqual(session);
    expect(store.get()).toBe(store.get());
  });

  it('keeps new tokens under the names of the specification (FND-042)', () => {
    const store = open();
    store.replace(session);
    const tokens = { accessToken: 'access2', refreshToken: 'refresh2', receivedAt: 1_798_761_700_000 };
    store.renew(tokens);
    expect(store.get()).toEqual({ ...session, ...tokens });
    expect(localStorage.getItem('accessToken')).toBe('access2');
    expect(localStorage.getItem('refreshToken')).toBe('refresh2');
  });

  it('leaves nothing of the user before when it is replaced (FND-024)', () => {
    const store = open();
    store.replace({ ...session, roles: ['Fornecedor'], cnpj: '11222333000181' });
    store.replace(session);
    expect(localStorage.getItem('cnpj')).toBeNull();
  });

  it('is never without a token while it is replaced by one of the same user, as other tabs read along', () => {
    const storage = createMemoryStorage();
    const store = open(storage);
    store.replace(session);
    const { setItem, removeItem } = storage;
    const seen: (string | null)[] = [];
    const lookAfter =
      <Given extends unknown[]>(write: (...given: Given) => void) =>
      (...given: Given) => {
        write(...given);
        seen.push(storage.getItem('accessToken'));
      };
    storage.setItem = lookAfter(setItem);
    storage.removeItem = lookAfter(removeItem);
    store.replace({ ...session, roles: ['Diretoria'], refreshToken: null, accessToken: 'access2' });
    expect(seen).not.toContain(null);
    expect(seen.at(-1)).toBe('access2');
  });

  it('writes only what changes, since what another tab has just stored is read a little later', () => {
    const storage = createMemoryStorage();
    const store = open(storage);
    store.replace(session);
    const setItem = vi.spyOn(storage, 'setItem');
    store.renew({ name: 'Marina Luz', givenName: 'Marina', roles: ['Contabil'] });
    expect(setItem.mock.calls).toEqual([
      ['role', '["Contabil"]'],
      ['name', 'Marina Luz'],
    ]);
  });

  it('clears the session and nothing else', () => {
    localStorage.setItem('portal.theme', 'dark');
    const store = open();
    store.replace(session);
    store.clear();
    expect(store.get()).toBeNull();
    expect(SESSION_KEYS.map((key) => localStorage.getItem(key)).every((value) => value === null)).toBe(true);
    expect(localStorage.getItem('portal.theme')).toBe('dark');
  });

  it('counts damaged values as signed out', () => {
    open().replace(session);
    localStorage.setItem('role', '{{{');
    expect(open().get()).toBeNull();
  });
});

/** A storage that refuses to keep one more value under this key. */
function fullAt(key: string): { storage: Storage; fill(): void } {
  const storage = createMemoryStorage();
  const keep = storage.setItem;
  let full = false;
  storage.setItem = (name, value) => {
    if (full && name === key) throw new DOMException('full', 'QuotaExceededError');
    keep(name, value);
  };
  return {
    storage,
    fill: () => {
      full = true;
    },
  };
}

describe('a storage that is full', () => {
  it.each(SESSION_KEYS.filter((key) => key !== 'cnpj' && key !== 'fluxoCadastroId'))(
    'takes nothing of a new session when it refuses its %s',
    (key) => {
      const { storage, fill } = fullAt(key);
      const store = open(storage);
      fill();
      expect(() => store.replace(session)).toThrow();
      expect(storage.length).toBe(0);
      expect(store.get()).toBeNull();
    },
  );

  it('leaves the session and the tokens that were there', () => {
    const storage = createMemoryStorage();
    const store = open(storage);
    const other = { ...session, email: 'rui@empresa.com.br' };
    store.replace(other);
    const kept = storage.setItem;
    storage.setItem = (name, value) => {
      if (value.includes('new')) throw new DOMException('full', 'QuotaExceededError');
      kept(name, value);
    };
    expect(() => store.replace({ ...session, accessToken: 'new' })).toThrow();
    expect(store.get()).toEqual(other);
    expect(() => store.renew({ accessToken: 'new', refreshToken: 'refresh2', receivedAt: null })).toThrow();
    expect(store.get()).toEqual(other);
  });
});

describe('a session that ends in another tab', () => {
  const endings: readonly [string, (other: Storage) => void][] = [
    ['removes the access token', (other) => other.removeItem('accessToken')],
    ['clears its whole storage', (other) => other.clear()],
    ['signs somebody else in', (other) => other.setItem('role', '["Diretoria"]')],
  ];

  it.each(endings)('is noticed when it %s', async (_ending, end) => {
    const store = open();
    store.replace(session);
    const noticed = vi.fn();
    store.subscribe(noticed);
    end(openOtherTab());
    await waitFor(() => expect(noticed).toHaveBeenCalledOnce());
    expect(store.get()).not.toEqual(session);
  });

  it('is noticed once when only the channel reports it', async () => {
    const store = open();
    store.replace(session);
    const noticed = vi.fn();
    store.subscribe(noticed);
    open().clear();
    await waitFor(() => expect(noticed).toHaveBeenCalledOnce());
  });

  it.each([
    [
      'comes back from the page cache',
      () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
    ['is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is noticed when the page %s', (_moment, look) => {
    const store = open();
    store.replace(session);
    const noticed = vi.fn();
    store.subscribe(noticed);
    localStorage.removeItem('accessToken'); // in this document, which fires no event
    look();
    expect(noticed).toHaveBeenCalledOnce();
  });
});
