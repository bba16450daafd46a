import { createStore } from 'jotai';

/** The client state of one user, server data included. */
interface State {
  readonly store: ReturnType<typeof createStore>;
  /** Counts the states of this page. */
  readonly generation: number;
}

/** One state after the other, so that nothing of one user, or of a failure, is left for the next. */
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
