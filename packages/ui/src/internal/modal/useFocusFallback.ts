import { useLayoutEffect } from 'react';

/** The elements around one, the nearest first. */
function around(element: Element | null): HTMLElement[] {
  const parent = element?.parentElement;
  return parent && parent !== document.body ? [parent, ...around(parent)] : [];
}

/**
 * Where the opener is gone when the dialog closes, as after deleting its row, gives focus to what is left around it: the
 * keyboard then goes on from there and not from the top of the page.
 */
export function useFocusFallback(open: boolean) {
  useLayoutEffect(() => {
    if (!open) return;
    const places = around(document.activeElement);
    return () => {
      setTimeout(() => {
        const place = places.find((element) => element.isConnected);
        if (!place || document.activeElement !== document.body) return;
        if (!place.hasAttribute('tabindex')) {
          place.tabIndex = -1;
          place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
        }
        place.focus({ preventScroll: true });
      });
    };
  }, [open]);
}
