import { atom, createStore } from 'jotai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Services, servicesOrNullAtom } from '../services/servicesAtom.ts';
import { changedAtAtom, keepFreshAtom } from './changesByOthers.ts';
import { portalQueryClientAtom } from './serverStateAtoms.ts';

const queryKey = ['brands'];
const leave: (() => void)[] = [];
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
});

function setUp() {
  const store = createStore();
  store.set(servicesOrNullAtom, { notify: { error: vi.fn() } } as unknown as Services); // no more is used of it
  leave.push(store.set(keepFreshAtom));
  const client = store.get(portalQueryClientAtom);
  const shownAtom = changedAtAtom(atom(queryKey));
  return {
    /** Reads what the query shows, again where it was read before. */
    read: (answer: unknown) => client.fetchQuery({ queryKey, queryFn: () => answer, staleTime: 0 }),
    remove: () => client.removeQueries({ queryKey }),
    changedAt: () => store.get(shownAtom),
  };
}

describe('what others changed', () => {
  it('is told of a query that brought something else when it was read again', async () => {
    const { read, changedAt } = setUp();
    await read('A');
    expect(changedAt()).toBeNull();
    await read('B');
    expect(changedAt()).not.toBeNull();
  });

  it('is forgotten with the query: who opens it later reads it for the first time', async () => {
    const { read, remove, changedAt } = setUp();
    await read('A');
    await read('B');
    remove();
    expect(changedAt()).toBeNull();
  });
});
