import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves focus to the heading of the step that has come (WCAG 2.4.3). Its tab keeps the focus it was pressed
 * with, as tabs do.
 *
 * @param id of the step shown
 */
export function useStepFocus(
  id: string | undefined,
  rootRef: RefObject<HTMLElement | null>,
  headingRef: RefObject<HTMLElement | null>,
) {
  const shown = useRef(id);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = id;
    if (before === id || before === undefined) return; // the first step is the page's own arrival
    const focused = document.activeElement;
    if (rootRef.current?.contains(focused) && focused?.matches('[role="tab"][aria-selected="true"]')) return;
    headingRef.current?.focus({ preventScroll: true });
    headingRef.current?.scrollIntoView({ block: 'nearest' });
  }, [id, rootRef, headingRef]);
}
