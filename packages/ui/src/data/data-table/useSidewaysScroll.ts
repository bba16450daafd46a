import { type RefObject, useEffect } from 'react';

/** Least room in pixels between what is pinned; where there is less, only the end is. */
const leastBetweenPx = 200;

/**
 * Says by attributes of the root what CSS pins (`data-sideways`) and at which edges there is more (`data-more`). They are
 * only there where the table is wider than its room: cells that need not be pinned cost a row nothing.
 */
export function useSidewaysScroll(scrollerRef: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const scroller = scrollerRef.current;
    const table = scroller?.querySelector('table');
    const root = scroller?.parentElement;
    if (!scroller || !table || !root) return;
    let left = -1;
    let overflowPx = 0;

    const set = (element: HTMLElement, name: string, words: readonly string[] | undefined) => {
      if (words === undefined) element.removeAttribute(name);
      else if (element.getAttribute(name) !== words.join(' ')) element.setAttribute(name, words.join(' '));
    };

    const showEdges = () => {
      const more = [...(left > 1 ? ['start'] : []), ...(left < overflowPx - 1 ? ['end'] : [])];
      set(root, 'data-more', more);
    };

    const measure = () => {
      overflowPx = scroller.scrollWidth - scroller.clientWidth;
      left = Math.abs(scroller.scrollLeft);
      if (overflowPx <= 0) {
        set(root, 'data-sideways', undefined);
        set(root, 'data-more', undefined);
        return;
      }
      const widths = { start: 0, end: 0 };
      for (const { dataset, offsetWidth } of table.querySelectorAll<HTMLElement>(
        ':scope > thead th[data-pin]',
      ))
        widths[dataset.pin === 'end' ? 'end' : 'start'] += offsetWidth;
      const roomy = scroller.clientWidth - widths.start - widths.end >= leastBetweenPx;
      const pins = [...(roomy && widths.start > 0 ? ['start'] : []), ...(widths.end > 0 ? ['end'] : [])];
      set(root, 'data-sideways', pins);
      root.style.setProperty('--pin-start', roomy ? `${widths.start}px` : '0px');
      root.style.setProperty('--pin-end', `${widths.end}px`);
      showEdges();
    };

    // Before the rows are placed for the same scroll: reading where it is costs no layout then.
    const onScroll = () => {
      const next = Math.abs(scroller.scrollLeft);
      if (next === left || overflowPx <= 0) return;
      left = next;
      showEdges();
    };

    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    observer.observe(table);
    scroller.addEventListener('scroll', onScroll, { passive: true, capture: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [scrollerRef]);
}
