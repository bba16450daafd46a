import { href } from '@portal/domain';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { arriveAtom } from '../address/addressAtom.ts';
import { type Services, servicesOrNullAtom } from '../services/servicesAtom.ts';
import { dayInAddress } from './addressFilters.ts';
import { createList } from './createList.ts';
import { listOf } from './listOf.ts';

const list = createList({
  page: 'register-brands',
  call: listOf('/api/produtos/marcas', {
    search: 'filtro',
    rows: 'marcas',
    filters: { lista: () => ({}), situacao: () => ({}), inicio: () => ({}), fim: () => ({}) },
  }),
  sort: ['codigo', 'descricao'],
  filters: {
    lista: z.enum(['marcas']),
    situacao: z.enum(['ativas']),
    inicio: dayInAddress,
    fim: dayInAddress,
  },
  kinds: ['lista'],
  pageSize: 30,
});

it('is cleared of its search and of every filter, and still lists the same in the same order', () => {
  const store = createStore();
  const pathname = href('register-brands');
  const router = { navigate: (to: { pathname: string; search: string }) => store.set(arriveAtom, to) };
  // What the filter of a list needs of a portal.
  store.set(servicesOrNullAtom, { router } as unknown as Services);
  const narrowed = 'busca=A&situacao=ativas&inicio=2027-03-01&fim=2027-03-31';
  store.set(arriveAtom, { pathname, search: `?lista=marcas&ordem=-codigo&pagina=3&${narrowed}` });

  store.set(list.clearAtom);

  expect(store.get(list.isNarrowedAtom)).toBe(false);
  expect(store.get(list.addressAtom).search).toBe('?lista=marcas&ordem=-codigo');
});
