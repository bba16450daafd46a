import { type RefObject, useEffect, useRef } from 'react';
import { isFreeFocus } from '../../internal/isFreeFocus.ts';
import type { BatchItem } from './batchOutcomes.ts';

/**
 * Moves focus to the link of an item, where the page begins with it.
 *
 * @param startAt the item; none without it
 */
export function useItemFocus(
  startAt: BatchItem['id'] | null | undefined,
  rootRef: RefObject<HTMLElement | null>,
  headingRef: RefObject<HTMLElement | null>,
) {
  const waiting = useRef(startAt ?? null);
  useEffect(() => {
    const item = waiting.current;
    if (item === null) return;
    // After the page has moved the focus to its heading.
    const frame = requestAnimationFrame(() => {
      waiting.current = null;
      const focused = document.activeElement;
      if (focused !== headingRef.current && !isFreeFocus(focused)) return;
      const link = rootRef.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(String(item))}"]`);
      link?.scrollIntoView({ block: 'nearest' });
      link?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [rootRef, headingRef]);
}
