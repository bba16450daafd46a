import { createPortalClient } from '@portal/api';
import { href } from '@portal/domain';
import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from './pages.ts';
import { type Services, servicesOrNullAtom } from './shared/services/servicesAtom.ts';

/** The state of a user, and what was asked of the gateway with it. */
function user() {
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
  return { store, asked };
}

const at = (pathname: string, search = '') => ({ pathname, search });

describe('openPage', () => {
  it('asks for what the page shows first, as its address says, before anything is drawn', async () => {
    const { store, asked } = user();
    const address = at(href('register-brands'), '?busca=tram');
    await openPage('register-brands', () => ({ store, address }));
    await expect.poll(() => asked).toEqual([expect.stringContaining('/api/produtos/marcas?')]);
    expect(asked[0]).toContain('filtro=tram');
  });

  it('asks for the families where the address names them, and for no products', async () => {
    const { store, asked } = user();
    const address = at(href('catalogue'), '?lista=familias');
    await openPage('catalogue', () => ({ store, address }));
    await expect.poll(() => asked).toEqual([expect.stringContaining('/api/produtos/familias?')]);
  });

  it('asks for nothing where the user went on while its code came', async () => {
    const { store, asked } = user();
    await openPage('register-brands', () => ({ store, address: at(href('home')) }));
    await openPage('catalogue', () => ({ store, address: at(href('catalogue')) }));
    await expect.poll(() => asked).toEqual([expect.stringContaining('/api/produtos?')]);
  });
});
