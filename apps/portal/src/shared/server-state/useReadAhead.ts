import { type Atom, useStore } from 'jotai';
import { useEffect, useState } from 'react';

/** Longer than any drawing; one that is given up ends its reading then. */
const drawingMs = 10_000;

/**
 * Asks for what the atom reads at the start of the first drawing of a component, not at its end: a slow machine draws a page
 * for as long as the gateway takes to answer.
 */
export function useReadAhead(atom: Atom<unknown>): void {
  const store = useStore();
  const [release] = useState(() => {
    const stop = store.sub(atom, () => {});
    const timer = setTimeout(stop, drawingMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  });
  useEffect(release, [release]); // the component reads by itself from now on
}
