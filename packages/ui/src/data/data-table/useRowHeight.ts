import { type RefObject, useLayoutEffect, useState } from 'react';
import { rowHeightPx } from '../../tokens/scale.ts';

/**
 * Height of a row in pixels, as the density in force says. Read from the header row, which has the same height and
 * tells when it changes.
 */
export function useRowHeight(headRow: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState<number>(rowHeightPx.comfortable);

  useLayoutEffect(() => {
    const element = headRow.current;
    if (!element) return;
    const read = () => setHeight((before) => Math.round(element.getBoundingClientRect().height) || before);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [headRow]);

  return height;
}
