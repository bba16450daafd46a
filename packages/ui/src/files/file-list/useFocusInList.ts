import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps focus in a list whose rows and buttons come and go: from a button that went it moves to the first one left in
 * the row, from a row that went to the row in its place, and from the last row to the list.
 */
export function useFocusInList(rootRef: RefObject<HTMLElement | null>) {
  const place = useRef<{ row: Element; index: number } | null>(null);
  const rows = () => [...(rootRef.current?.querySelectorAll('li') ?? [])];

  useLayoutEffect(() => {
    const root = rootRef.current;
    const last = place.current;
    if (!root || !last || root.ownerDocument.activeElement !== root.ownerDocument.body) return;
    const left = rows();
    const row = last.row.isConnected ? last.row : left[Math.min(last.index, left.length - 1)];
    (row?.querySelector<HTMLElement>('button:not(:disabled)') ?? root).focus();
  });

  return {
    onFocus(event: FocusEvent) {
      const row = event.target.closest('li');
      place.current = row && { row, index: rows().indexOf(row) };
    },
    onBlur(event: FocusEvent) {
      // A button that is taken away blurs too: only one still there was left by the person.
      if (event.target.isConnected) place.current = null;
    },
  };
}
