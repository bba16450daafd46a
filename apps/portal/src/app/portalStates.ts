import { createStore } from 'jotai';

/** Client state of one user, with its server data. */
interface State {
  readonly store: ReturnType<typeof createStore>;
  /** Counts the states since the page was loaded. */
  readonly generation: number;
}

/** Creates a new state after another user or a failure, so that nothing of the old one is left. */
export function createStates(fill: (store: State['store']) => void) {
  const listeners = new Set<() => void>();
  const create = (generation: number): State => {
    const store = createStore();
    fill(store);
    return { store, generation };
  };
  let state = create(0);
  return {
    current: () => state,
    renew() {
      state = create(state.generation + 1);
      for (const listener of listeners) listener();
    },
    onRenewal(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type States = ReturnType<typeof createStates>;
