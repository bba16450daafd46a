import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { type Atom, atom } from 'jotai';
import { portalQueryClientAtom } from './serverStateAtoms.ts';

/** When others last changed what a query shows, by its hash: ISO instants. */
const changesAtom = atom<ReadonlyMap<string, string>>(new Map());

interface ChangeListeners {
  /** A query that was read again unasked brought something else. */
  onChange(queryHash: string): void;
  /** A query left the cache. */
  onRemoved(queryHash: string): void;
}

/**
 * Follows what is read again unasked. What was invalidated, as after a save, is read again because of the user.
 *
 * @returns stops.
 */
function followChanges(client: QueryClient, { onChange, onRemoved }: ChangeListeners): () => void {
  /** The data before, of queries that are being read again unasked. */
  const before = new Map<string, unknown>();
  return client.getQueryCache().subscribe((event) => {
    const { queryHash, state } = event.query;
    if (event.type === 'removed') {
      before.delete(queryHash);
      onRemoved(queryHash);
    }
    if (event.type !== 'updated') return;
    if (event.action.type === 'fetch' && state.data !== undefined && !state.isInvalidated) {
      before.set(queryHash, state.data);
    } else if (event.action.type === 'success') {
      const changed = before.has(queryHash) && before.get(queryHash) !== state.data;
      before.delete(queryHash);
      if (changed && !event.action.manual) onChange(queryHash);
    } else if (event.action.type !== 'failed') {
      before.delete(queryHash);
    }
  });
}

/**
 * Reads what is on screen again when the tab is looked at or the connection is back, and follows what others changed.
 *
 * @returns stops.
 */
export const keepFreshAtom = atom(null, (get, set) => {
  const client = get(portalQueryClientAtom);
  client.mount();
  const stop = followChanges(client, {
    onChange: (queryHash) =>
      set(changesAtom, new Map(get(changesAtom)).set(queryHash, new Date().toISOString())),
    onRemoved(queryHash) {
      const changes = new Map(get(changesAtom));
      if (changes.delete(queryHash)) set(changesAtom, changes);
    },
  });
  return () => {
    stop();
    client.unmount();
  };
});

/** When others last changed what the query of this key shows; `null` when they did not. */
export function changedAtAtom(queryKeyAtom: Atom<QueryKey>): Atom<string | null> {
  return atom((get) => get(changesAtom).get(hashKey(get(queryKeyAtom))) ?? null);
}
