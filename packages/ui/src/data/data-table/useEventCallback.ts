import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable function that calls the latest one; for event handlers, never during render. */
export function useEventCallback<Args extends readonly unknown[]>(callback: (...args: Args) => void) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
