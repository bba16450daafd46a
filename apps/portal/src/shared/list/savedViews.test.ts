import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../session/browserStorage.ts';
import type { Session } from '../../session/Session.ts';
import { type Services, servicesOrNullAtom } from '../services/servicesAtom.ts';
import { staff } from '../stories/people.ts';
import { savedViewsAtom } from './savedViews.ts';

const views = savedViewsAtom('register-brands');
const pans = { name: 'Panelas', state: 'busca=PANELA' };
const pots = { name: 'Potes', state: 'busca=POTE' };

function open({ user = staff('Comercial'), storage = createMemoryStorage(), storageBlocked = false } = {}) {
  const store = createStore();
  const session: Pick<Services['session'], 'get'> = { get: (): Session => user };
  // What saved views need of a portal.
  store.set(servicesOrNullAtom, { storage, session, storageBlocked } as Services);
  return { store, storage };
}

describe('the saved views of a page', () => {
  it('are there again after a reload, for the same user', () => {
    const { store, storage } = open();
    expect(store.set(views, () => [pans])).toBe(true);
    expect(open({ storage }).store.get(views)).toEqual([pans]);
    const another = { ...staff('Comercial'), email: 'outra@empresa.com.br' };
    expect(open({ storage, user: another }).store.get(views)).toEqual([]);
  });

  it('belong to their page', () => {
    const { store } = open();
    store.set(views, () => [pans]);
    expect(store.get(savedViewsAtom('register-divisions'))).toEqual([]);
  });

  it('keep what another tab saved meanwhile', () => {
    const { store, storage } = open();
    expect(store.get(views)).toEqual([]);
    open({ storage }).store.set(views, () => [pans]);
    store.set(views, (before) => [...before, pots]);
    expect(store.get(views)).toEqual([pans, pots]);
  });

  it('are at most fifty, of which the oldest goes', () => {
    const { store } = open();
    store.set(views, () => Array.from({ length: 60 }, (_, place) => ({ ...pans, name: `${place}` })));
    expect(store.get(views).map(({ name }) => name)).toEqual(
      Array.from({ length: 50 }, (_, place) => `${place + 10}`),
    );
  });

  it.each(['x', '{}', '[1]', '[{"name":" ","state":""}]', '[{"name":"A"}]'])(
    'are none where %s is stored',
    (stored) => {
      const { store, storage } = open();
      store.set(views, () => [pans]);
      storage.setItem(storage.key(0) ?? '', stored);
      expect(open({ storage }).store.get(views)).toEqual([]);
    },
  );

  it('last as long as the page where the browser keeps nothing, which is told', () => {
    const storage = createMemoryStorage();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { store } = open({ storage });
    expect(store.set(views, () => [pans])).toBe(false);
    expect(store.set(views, (before) => [...before, pots])).toBe(false);
    expect(store.get(views)).toEqual([pans, pots]);
    expect(open({ storageBlocked: true }).store.set(views, () => [pans])).toBe(false);
  });
});
