import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_KEYS, type Session } from './Session.ts';
import { createSessionStore, type SessionStore } from './sessionStore.ts';

const session: Session = {
  roles: ['Comercial', 'ComercialValidadores'],
  accessToken: 'access',
  refreshToken: 'refresh',
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
    store.renew({ accessToken: 'access2', refreshToken: 'refresh2' });
    expect(store.get()).toEqual({ ...session, accessToken: 'access2', refreshToken: 'refresh2' });
    expect(localStorage.getItem('accessToken')).toBe('access2');
    expect(localStorage.getItem('refreshToken')).toBe('refresh2');
  });

  it('leaves nothing of the user before when it is replaced (FND-024)', () => {
    const store = open();
    store.replace({ ...session, roles: ['Fornecedor'], cnpj: '11222333000181' });
    store.replace(session);
    expect(localStorage.getItem('cnpj')).toBeNull();
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

describe('a session that ends in another tab', () => {
  const endings: readonly [string, (other: Storage) => void][] = [
    ['removes the access token', (other) => other.removeItem('accessToken')],
    ['clears its whole storage', (other) => other.clear()],
    ['signs somebody else in', (other) => other.setItem('role', '["Diretoria"]')],
  ];

  it.each(endings)('is noticed within a second when it %s', async (_ending, end) => {
    const store = open();
    store.replace(session);
    const noticed = vi.fn();
    store.subscribe(noticed);
    end(openOtherTab());
    await vi.waitFor(() => expect(noticed).toHaveBeenCalledOnce(), { timeout: 1_000 });
    expect(store.get()).not.toEqual(session);
  });

  it('is noticed once when only the channel reports it', async () => {
    const store = open();
    store.replace(session);
    const noticed = vi.fn();
    store.subscribe(noticed);
    open().clear();
    await vi.waitFor(() => expect(noticed).toHaveBeenCalledOnce(), { timeout: 1_000 });
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
