import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Starts every further item at its top, and gives focus to its heading where the act that led to it is gone.
 *
 * @param id of the item shown; null where the queue is done, undefined until it is read
 */
export function useArrival(
  id: string | number | null | undefined,
  rootRef: RefObject<HTMLElement | null>,
  headingRef: RefObject<HTMLElement | null>,
) {
  const shown = useRef(id);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = id;
    if (before === id || before == null) return; // the first item is the page's own arrival
    const root = rootRef.current;
    root?.scrollIntoView({ block: 'start' });
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const heading = headingRef.current ?? root?.querySelector('h1');
    heading?.focus({ preventScroll: true });
  }, [id, rootRef, headingRef]);
}
