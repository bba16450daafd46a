import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives focus to the name of each document that comes, which brings it into sight where it stands below a form.
 *
 * @returns gives focus back to what showed the document.
 */
export function useDocumentFocus(id: string, headingRef: RefObject<HTMLElement | null>) {
  const opener = useRef<HTMLElement | null>(null);
  const shown = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const heading = headingRef.current;
    if (shown.current === id || !heading) return;
    shown.current = id;
    const focused = heading.ownerDocument.activeElement;
    if (focused instanceof HTMLElement) opener.current = focused;
    heading.focus();
  }, [id, headingRef]);
  return () => opener.current?.focus();
}
