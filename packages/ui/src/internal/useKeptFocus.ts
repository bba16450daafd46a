import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where the focused part of a table is gone with its row, gives focus to the table and not to the page. */
export function useKeptFocus(scroller: RefObject<HTMLElement | null>) {
  const within = useRef(false);

  useLayoutEffect(() => {
    if (within.current && document.activeElement === document.body)
      scroller.current?.focus({ preventScroll: true });
  });

  return {
    onFocusCapture: () => {
      within.current = true;
    },
    onBlurCapture: () => {
      within.current = false;
    },
  };
}
