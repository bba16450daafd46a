import { type RefObject, useLayoutEffect } from 'react';
import { watchFromNextFrame } from '../../../internal/watchFromNextFrame.ts';
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
    let callOff = () => {};
    const observer = new ResizeObserver(() => {
      if (drawAsCards(element, belowPx)) callOff = watchFromNextFrame(observer, element); // its height may be another
    });
    observer.observe(element);
    return () => {
      callOff();
      observer.disconnect();
    };
  }, [belowPx, scroller, hasRows]);
}
