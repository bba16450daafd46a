import { useCallback, useEffect, useRef, useState } from 'react';

/** How long the pointer rests before a tooltip opens, and has to cross over to its bubble (WCAG 1.4.13), in milliseconds. */
export const tooltipDelay = { open: 350, close: 150 } as const;

/** State that a later wish replaces, after a delay or at once: only the newest one comes true. */
export function useDelayedState<Value>(first: Value) {
  const [value, setValue] = useState(first);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = useCallback((next: Value, delayMs = 0) => {
    clearTimeout(timer.current);
    if (delayMs === 0) setValue(next);
    else timer.current = setTimeout(() => setValue(next), delayMs);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);

  return [value, change] as const;
}
