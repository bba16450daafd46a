import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Shows rows from the top when they come for another key; rows that come again for the same one stay where they are. */
export function useScrollToTop(
  scroller: RefObject<HTMLElement | null>,
  rows: unknown,
  key: string | undefined,
) {
  const shown = useRef({ rows, key });

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.rows === rows) return;
    shown.current = { rows, key };
    if (before.key !== key && scroller.current) scroller.current.scrollTop = 0;
  }, [rows, key, scroller]);
}
