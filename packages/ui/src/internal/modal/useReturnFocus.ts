import { useLayoutEffect } from 'react';
import { isHtmlElement } from '../isElement.ts';

/** The elements around one, the nearest first; of a table none but what scrolls it, which has its name and a ring. */
function around(element: Element | null): HTMLElement[] {
  const parent = element?.parentElement;
  if (!parent || parent.contains(document.body)) return [];
  return parent.matches('table, table *') ? around(parent) : [parent, ...around(parent)];
}

/** Makes an element focusable and focuses it, until it loses focus. */
function focusForOnce(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** What has focus, in a shadow root too, of which the document knows the host alone. */
function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

const isFocusLost = () => document.activeElement === document.body || document.activeElement === null;

/**
 * Returns focus to the opener when the dialog closes, unless it has moved elsewhere. If the opener is gone, as after
 * deleting its row, the nearest remaining element gets focus, so that the keyboard does not start at the top of the
 * page.
 */
export function useReturnFocus(open: boolean) {
  useLayoutEffect(() => {
    if (!open) return;
    const opener = focused();
    const places = around(opener);
    return () => {
      queueMicrotask(() => {
        if (isFocusLost() && isHtmlElement(opener) && opener.isConnected && opener !== document.body)
          opener.focus({ preventScroll: true });
      });
      setTimeout(() => {
        const place = places.find((element) => element.isConnected);
        if (place && isFocusLost()) focusForOnce(place);
      });
    };
  }, [open]);
}
