import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { type Services, servicesOrNullAtom } from '../services/servicesAtom.ts';
import { queryAtom } from './queryAtom.ts';
import { portalQueryClientAtom } from './serverStateAtoms.ts';

/** A reading of a number, which fails while it is down, and how often it was asked for. */
function reading(isDown = false) {
  const store = createStore();
  store.set(servicesOrNullAtom, { notify: { error: () => undefined } } as unknown as Services); // no more is used of it
  let asked = 0;
  const numberAtom = queryAtom(() => ({
    queryKey: ['number'],
    queryFn: async () => {
      asked += 1;
      if (isDown) throw new Error('Down');
      return asked;
    },
  }));
  const settled = () => store.get(portalQueryClientAtom).getQueryState(['number'])?.fetchStatus === 'idle';
  return { store, numberAtom, settled, asked: () => asked };
}

it('is asked for as soon as it is read, and once', async () => {
  const { store, numberAtom, settled, asked } = reading();
  store.get(numberAtom);
  expect(asked()).toBe(1);
  const leave = store.sub(numberAtom, () => undefined);
  await expect.poll(() => store.get(numberAtom).data).toBe(1);
  expect([settled(), asked()]).toEqual([true, 1]);
  leave();
});

it('is not asked for again by being shown where it failed before', async () => {
  const { store, numberAtom, settled, asked } = reading(true);
  store.get(numberAtom);
  await expect.poll(settled).toBe(true);
  const leave = store.sub(numberAtom, () => undefined);
  await expect.poll(() => store.get(numberAtom).error).toEqual(new Error('Down'));
  expect([settled(), asked()]).toEqual([true, 1]);
  leave();
});

it('is asked for again once nobody showed it any more', async () => {
  const { store, numberAtom, asked } = reading(true);
  const leave = store.sub(numberAtom, () => undefined);
  await expect.poll(() => store.get(numberAtom).error).not.toBeNull();
  leave();
  store.sub(numberAtom, () => undefined)();
  expect(asked()).toBe(2);
});

it('is there when it is shown, where it was asked for before', async () => {
  const { store, numberAtom, settled, asked } = reading();
  store.get(numberAtom.prefetchAtom);
  await expect.poll(settled).toBe(true);
  expect(store.get(numberAtom).data).toBe(1);
  store.sub(numberAtom, () => undefined)();
  expect(asked()).toBe(1);
});
