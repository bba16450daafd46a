import { type FocusEvent, useMemo, useState } from 'react';
import type { Pin, PlacedRow } from './rowSlots.ts';

/**
 * Follows the row that holds focus: through scrolling it keeps its element, through a sort or a reload it is found
 * again by id, and when it was deleted the row in its place takes over.
 */
export function usePin<Row>(rows: readonly Row[], getRowId: (row: Row) => string | number) {
  const [focused, setFocused] = useState<Pin | null>(null);

  const pin = useMemo((): Pin | null => {
    if (!focused || rows.length === 0) return null;
    const stays = rows[focused.index];
    if (stays !== undefined && getRowId(stays) === focused.id) return focused;
    const moved = rows.findIndex((row) => getRowId(row) === focused.id);
    return { ...focused, index: moved >= 0 ? moved : Math.min(focused.index, rows.length - 1) };
  }, [focused, rows, getRowId]);

  const pinHandlers = (rowOfEvent: (event: FocusEvent) => PlacedRow | undefined) => ({
    onFocus: (event: FocusEvent) => {
      const placed = rowOfEvent(event);
      const row = placed && rows[placed.index];
      if (placed && row !== undefined) setFocused({ ...placed, id: getRowId(row) });
    },
    onBlur: (event: FocusEvent) => {
      const leaves = !event.currentTarget.contains(event.relatedTarget);
      if (leaves && document.hasFocus()) setFocused(null); // a window that lost focus gives it back to the same row
    },
  });

  return { pin, pinHandlers };
}
