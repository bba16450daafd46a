import { type RefObject, useLayoutEffect } from 'react';
import { drawAsCards } from '../columns/cardLayout.ts';

interface CardsOptions {
  /** Rows are cards where the table has less room than this, in pixels. */
  belowPx: number;
  scroller: RefObject<HTMLElement | null>;
  /** Whether there are rows, whose painter watches the room then: two observers of one element stand in each other's way. */
  hasRows: boolean;
}

/** Makes skeleton and messages those of cards where the table has little room. */
export function useCards({ belowPx, scroller, hasRows }: CardsOptions) {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || hasRows) return;
    let frame = 0;
    const observer = new ResizeObserver(() => {
      if (!drawAsCards(element, belowPx)) return;
      // Its height may be another now, which an observer must not bring about in the round it reports.
      observer.unobserve(element);
      frame = requestAnimationFrame(() => observer.observe(element));
    });
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [belowPx, scroller, hasRows]);
}
