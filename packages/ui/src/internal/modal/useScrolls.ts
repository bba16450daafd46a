import { type RefObject, useLayoutEffect, useState } from 'react';
import { watchFromNextFrame } from '../watchFromNextFrame.ts';

/** Whether the content of an element is taller than the element: only then is it a stop for the keyboard. */
export function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const heights = new WeakMap<Element, number>();
    const callOffs = new Map<Element, () => void>();
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver((entries) => {
      measure();
      for (const { target, contentRect } of entries) {
        if (heights.get(target) === contentRect.height) continue;
        heights.set(target, contentRect.height);
        // A table in the content may take its size in the same round.
        callOffs.set(target, watchFromNextFrame(observer, target));
      }
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    measure();
    return () => {
      for (const callOff of callOffs.values()) callOff();
      observer.disconnect();
    };
  }, [ref]);
  return scrolls;
}
