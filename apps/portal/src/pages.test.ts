import { createPortalClient } from '@portal/api';
import { href } from '@portal/domain';
import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from './pages.ts';
import type { Session } from './session/Session.ts';
import { sessionAtom } from './session/sessionAtom.ts';
import { type Services, servicesOrNullAtom } from './shared/services/servicesAtom.ts';
import { staff, supplier } from './shared/stories/people.ts';

/** The state of a user, and what was asked of the gateway with it. */
function stateOf(session: Session | null = staff('Comercial')) {
  const asked: string[] = [];
  const api = createPortalClient({
    baseUrl: 'https://gateway.invalid',
    getAccessToken: async () => 'token',
    fetch: async (input) => {
      const { pathname, search } = new URL(new Request(input).url);
      asked.push(decodeURIComponent(pathname + search));
      return Response.json({ marcas: [], meta: { paginacao: { totalRegistros: 0 } } });
    },
  });
  const store = createStore();
  store.set(servicesOrNullAtom, { api, notify: { error: vi.fn() } } as unknown as Services); // no more is used of it
  store.set(sessionAtom, session);
  return { store, asked };
}

const at = (pathname: string, search = '') => ({ pathname, search });

describe('openPage', () => {
  it('asks for what the page shows first, as its address says, before anything is drawn', async () => {
    const { store, asked } = stateOf();
    const address = at(href('register-brands'), '?busca=tram');
    await openPage('register-brands', () => ({ store, address }));
    await expect.poll(() => asked).toEqual([expect.stringContaining('/api/produtos/marcas?')]);
    expect(asked[0]).toContain('filtro=tram');
  });

  it('asks for the families where the address names them, and for no products', async () => {
    const { store, asked } = stateOf();
    const address = at(href('catalogue'), '?lista=familias');
    await openPage('catalogue', () => ({ store, address }));
    await expect.poll(() => asked).toEqual([expect.stringContaining('/api/produtos/familias?')]);
  });

  it('asks for nothing where the user went on while its code came', async () => {
    const { store, asked } = stateOf();
    await openPage('register-brands', () => ({ store, address: at(href('home')) }));
    await openPage('catalogue', () => ({ store, address: at(href('catalogue')) }));
    await expect.poll(() => asked).toEqual([expect.stringContaining('/api/produtos?')]);
  });

  it.each([
    ['a visitor', null],
    ['who may not open the page', supplier],
  ])('asks for nothing on behalf of %s', async (_, session) => {
    const { store, asked } = stateOf(session);
    const address = at(href('register-brands'));
    await openPage('register-brands', () => ({ store, address }));
    store.set(sessionAtom, staff('Comercial'));
    await openPage('register-brands', () => ({ store, address: at(href('register-brands'), '?busca=tram') }));
    await expect.poll(() => asked).toEqual([expect.stringContaining('filtro=tram')]);
  });
});
