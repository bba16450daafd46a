import { type RefObject, useEffect } from 'react';
import { watchFromNextFrame } from './watchFromNextFrame.ts';

/**
 * Says in `data-more` at which ends of an element that scrolls sideways there is more, for CSS to show it.
 *
 * @param count how many things are in the row.
 */
export function useMoreSideways(row: RefObject<HTMLElement | null>, count: number) {
  useEffect(() => {
    const element = row.current;
    if (!element || count === 0) return;
    const show = () => {
      const passed = Math.abs(element.scrollLeft);
      const left = element.scrollWidth - element.clientWidth - passed;
      const ends = [...(passed > 1 ? ['start'] : []), ...(left > 1 ? ['end'] : [])];
      element.setAttribute('data-more', ends.join(' '));
    };
    const observer = new ResizeObserver(show);
    const callOff = watchFromNextFrame(observer, element, ...element.children);
    element.addEventListener('scroll', show, { passive: true });
    return () => {
      callOff();
      observer.disconnect();
      element.removeEventListener('scroll', show);
    };
  }, [row, count]);
}
