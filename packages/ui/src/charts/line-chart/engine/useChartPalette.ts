import { type RefObject, useLayoutEffect, useState } from 'react';
import { type ChartPalette, readPalette } from './chartPalette.ts';

/** The colours at an element, read again when the theme changes there or on the document. */
export function useChartPalette(place: RefObject<Element | null>): ChartPalette | null {
  const [palette, setPalette] = useState<ChartPalette | null>(null);

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const read = () => setPalette(readPalette(element));
    read();
    const observer = new MutationObserver(read);
    const themed = new Set([element.ownerDocument.documentElement, element.closest('[data-theme]')]);
    for (const target of themed) {
      if (target) observer.observe(target, { attributes: true, attributeFilter: ['data-theme'] });
    }
    return () => observer.disconnect();
  }, [place]);

  return palette;
}
