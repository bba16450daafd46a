import { type RefObject, useLayoutEffect } from 'react';
import type { RowPainter } from '../painter/rowPainter.ts';

interface CardsOptions<Row> {
  /** Rows are cards where the table has less room than this, in pixels. */
  belowPx: number;
  scroller: RefObject<HTMLElement | null>;
  painterRef: RefObject<RowPainter<Row> | null>;
}

/**
 * Makes rows cards where the table itself has little room, whatever the window: CSS and painter go by an attribute of the
 * scroller, so that React draws nothing anew. The observer reports before the first picture and asks for no layout.
 */
export function useCards<Row>({ belowPx, scroller, painterRef }: CardsOptions<Row>) {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const room = entry?.borderBoxSize[0]?.inlineSize ?? 0;
      const isCards = room < belowPx;
      // Without room it is not shown at the moment, as in a tab that is closed.
      if (room === 0 || isCards === element.hasAttribute('data-cards')) return;
      element.toggleAttribute('data-cards', isCards);
      painterRef.current?.measure();
      // Its height may be another now, which an observer must not bring about in the round it reports.
      observer.unobserve(element);
      frame = requestAnimationFrame(() => observer.observe(element));
    });
    let frame = 0;
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [belowPx, scroller, painterRef]);
}
