import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the content of an element is taller than the element: only then is it a stop for the keyboard. */
export function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    let isWatching = true;
    const heights = new WeakMap<Element, number>();
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver((entries) => {
      measure();
      for (const { target, contentRect } of entries) {
        if (heights.get(target) === contentRect.height) continue;
        heights.set(target, contentRect.height);
        watchLater(target);
      }
    });
    /** A table in the content may take its size in the same round, which could then not be reported any more. */
    const watchLater = (target: Element) => {
      observer.unobserve(target);
      requestAnimationFrame(() => isWatching && observer.observe(target));
    };
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    measure();
    return () => {
      isWatching = false;
      observer.disconnect();
    };
  }, [ref]);
  return scrolls;
}
