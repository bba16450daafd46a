import { atom } from 'jotai';
import { portalQueryClientAtom } from '../server-state/serverStateAtoms.ts';

/** Asks again for the fixed lists that could not be read, when one of them is opened. */
export const askAgainAtom = atom(null, (get) => {
  void get(portalQueryClientAtom).refetchQueries({
    predicate: ({ meta, state }) => meta?.fixedList === true && state.status === 'error',
  });
});
