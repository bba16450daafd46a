import { type RefObject, useCallback, useSyncExternalStore } from 'react';

/** Whether the rows of a scroller are drawn as cards at the moment, for what has another shape beside them (see `drawAsCards`). */
export function useIsCards(scroller: RefObject<HTMLElement | null>): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!scroller.current) return () => {};
      const observer = new MutationObserver(onChange);
      observer.observe(scroller.current, { attributeFilter: ['data-cards'] });
      return () => observer.disconnect();
    },
    [scroller],
  );
  return useSyncExternalStore(
    subscribe,
    () => scroller.current?.hasAttribute('data-cards') ?? false,
    () => false,
  );
}
