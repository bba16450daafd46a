import { type RefObject, useLayoutEffect } from 'react';

/** What scrolls an element: the nearest around it that scrolls, else the page. */
function scrollerOf(element: HTMLElement): HTMLElement {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY) && around !== document.body) return around;
  return document.documentElement;
}

/** Bars that stand at the end of one scroller, each with the height it covers. */
const covered = new WeakMap<HTMLElement, Map<HTMLElement, number>>();

/** Pixels for the message of a field, of two lines, below what gets focus. */
const messageRoom = 48;

function leaveRoom(scroller: HTMLElement) {
  const height = Math.max(0, ...(covered.get(scroller)?.values() ?? []));
  if (height === 0) scroller.style.removeProperty('scroll-padding-block-end');
  else scroller.style.setProperty('scroll-padding-block-end', `${height + messageRoom}px`);
}

/** Scrolls what gets focus, with its message, clear of a bar that lies over the end of its scroller (WCAG 2.4.11). */
export function useScrollRoom(barRef: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const bar = barRef.current;
    if (!bar) return;
    let scroller: HTMLElement | undefined;
    // Styles are read where they are known anyway: a form that was just drawn is laid out once.
    const measure = () => {
      scroller ??= scrollerOf(bar);
      const bars = covered.get(scroller) ?? new Map<HTMLElement, number>();
      covered.set(scroller, bars);
      const isSticky = getComputedStyle(bar).position === 'sticky';
      bars.set(bar, isSticky ? bar.offsetHeight : 0);
      leaveRoom(scroller);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    // The window decides whether it sticks. The root is not observed: a table that takes its height grows it in the same round.
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      if (!scroller) return;
      covered.get(scroller)?.delete(bar);
      leaveRoom(scroller);
    };
  }, [barRef]);
}
