import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and calls the newest one; for what is called by events, never while drawing. */
export function useEventCallback<Args extends readonly unknown[]>(callback: (...args: Args) => void) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
