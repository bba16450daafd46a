import { createPortalClient } from '@portal/api';
import { type Atom, createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { waitFor } from '#testing/waitFor.ts';
import { createMemoryStorage } from '../../../session/browserStorage.ts';
import { type Services, servicesOrNullAtom } from '../../../shared/services/servicesAtom.ts';
import { createTabCache } from '../../../shared/services/tabCache.ts';
import { banks, cnaes, supplierEnumerations } from '../../../shared/stories/registrations.ts';
import { bankOptionsAtom } from './banksAtom.ts';
import { cnaeOptionsAtom } from './cnaesAtom.ts';
import { rateOptionsAtom, stateOptionsAtom, supplierOptionsAtom } from './supplierEnumerationsAtom.ts';

const answers: Readonly<Record<string, unknown>> = {
  '/api/fornecedores/enumeracoes': supplierEnumerations,
  '/api/fornecedores/enumeracoes/cnaes': { cnaes },
  '/api/fornecedores/enumeracoes/bancos': { bancos: banks },
};

/** A page that was just loaded in the tab of this storage, and the calls it makes. */
function load(tabStorage: Storage) {
  const calls: string[] = [];
  const store = createStore();
  const tabCache = createTabCache(tabStorage);
  const api = createPortalClient({
    baseUrl: 'https://gateway.portal.test',
    getAccessToken: () => 'token',
    fetch: async (request) => {
      const { pathname } = new URL(new Request(request).url);
      calls.push(pathname);
      return Response.json(answers[pathname]);
    },
  });
  // The lists read nothing else of them.
  store.set(servicesOrNullAtom, { api, tabCache, notify: { error: vi.fn() } } as unknown as Services);
  /** What an atom holds once it is read. */
  const settled = async <Value>(atom: Atom<Value>, isThere: (value: Value) => boolean) => {
    const stop = store.sub(atom, () => undefined);
    await waitFor(() => expect(isThere(store.get(atom))).toBe(true));
    stop();
    return store.get(atom);
  };
  return { calls, settled, tabCache };
}

it.each([
  [cnaeOptionsAtom, { value: 1, label: '4649-4/01 Comércio atacadista de equipamentos elétricos' }],
  [bankOptionsAtom, { value: 1, label: '001 Banco do Brasil S.A.' }],
])(
  'reads a long list once a session, and again after the sign-out (ONB-059, ONB-060, C-29)',
  async (atom, first) => {
    const tabStorage = createMemoryStorage();
    const isThere = ({ options }: { options: readonly unknown[] }) => options.length > 0;
    const before = load(tabStorage);
    expect((await before.settled(atom, isThere)).options[0]).toEqual(first);
    const reloaded = load(tabStorage);
    await reloaded.settled(atom, isThere);
    expect([before.calls.length, reloaded.calls.length]).toEqual([1, 0]);
    reloaded.tabCache.clear();
    const next = load(tabStorage);
    await next.settled(atom, isThere);
    expect(next.calls).toHaveLength(1);
  },
);

it('gives each short list to choose from, from one call, and keeps a stored value a choice (ONB-058)', async () => {
  const { calls, settled } = load(createMemoryStorage());
  const states = await settled(stateOptionsAtom, (options) => options.length > 0);
  expect(states).toContainEqual({ value: 31, label: 'Minas Gerais' });
  expect(await settled(rateOptionsAtom, (options) => options.length > 0)).toHaveLength(2);
  const optionsOf = await settled(supplierOptionsAtom, (of) => of('segmentos').length > 0);
  expect(optionsOf('portes').map(({ label }) => label)).toContain('Microempresa');
  expect(optionsOf('segmentos', 'Antigo').at(-1)).toEqual({ value: 'Antigo', label: 'Antigo' });
  expect(calls).toEqual(['/api/fornecedores/enumeracoes']);
});
