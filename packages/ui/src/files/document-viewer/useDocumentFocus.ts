import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isHtmlElement } from '../../internal/isElement.ts';

/**
 * Focuses the name of each new document, and brings it into sight with as much of the document as there is room for.
 *
 * @returns returns focus to the element that opened the document.
 */
export function useDocumentFocus(id: string, headingRef: RefObject<HTMLElement | null>) {
  const opener = useRef<HTMLElement | null>(null);
  const shown = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const heading = headingRef.current;
    if (shown.current === id || !heading) return;
    shown.current = id;
    const focused = heading.ownerDocument.activeElement;
    if (isHtmlElement(focused)) opener.current = focused;
    heading.focus();
    heading.closest('[role="group"]')?.scrollIntoView({ block: 'nearest' }); // whole, where there is room
  }, [id, headingRef]);
  return () => opener.current?.focus();
}
