import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ChartPalette, readPalette } from './chartPalette.ts';

/** The colours at an element, read again when the theme changes there or on the document; on paper the light ones. */
export function useChartPalette(place: RefObject<HTMLElement | null>): ChartPalette | null {
  const [palette, setPalette] = useState<ChartPalette | null>(null);

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const read = () => setPalette(readPalette(element));
    const readForPaper = () => {
      element.dataset.theme = 'light'; // not in force before the sheet of the printed page is
      flushSync(read);
      delete element.dataset.theme;
    };
    read();
    const observer = new MutationObserver(read);
    const themed = new Set([element.ownerDocument.documentElement, element.closest('[data-theme]')]);
    for (const target of themed) {
      if (target) observer.observe(target, { attributes: true, attributeFilter: ['data-theme'] });
    }
    window.addEventListener('beforeprint', readForPaper);
    window.addEventListener('afterprint', read);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', readForPaper);
      window.removeEventListener('afterprint', read);
    };
  }, [place]);

  return palette;
}
