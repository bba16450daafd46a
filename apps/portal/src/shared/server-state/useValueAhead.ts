import { type Atom, useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';

/** Longer than any drawing; one that is given up ends its reading then. */
const drawingMs = 10_000;

/**
 * The value of an atom, as `useAtomValue` gives it. What the atom reads is asked for at the start of the first drawing of the
 * component, not at its end: a slow machine draws a page for as long as the gateway takes to answer.
 */
export function useValueAhead<Value>(atom: Atom<Value>): Awaited<Value> {
  const store = useStore();
  const [release] = useState(() => {
    const stop = store.sub(atom, () => {});
    const timer = setTimeout(stop, drawingMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  });
  const value = useAtomValue(atom);
  useEffect(release, [release]); // after the hook above holds the atom: left for a moment, it would ask again
  return value;
}
