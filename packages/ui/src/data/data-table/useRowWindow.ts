import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type Pin, type PlacedRow, placeRows, slotCount, windowStart } from './rowSlots.ts';

interface RowWindowOptions {
  /** Number of rows there are to scroll through. */
  count: number;
  rowHeight: number;
  /** `null` until it is in the document: only then its height says how many rows to draw. */
  scroller: HTMLElement | null;
  pin: Pin | null;
}

const selectsText = () => document.getSelection()?.isCollapsed === false;

/** Which rows are in the document, in which slots and in which order, as the scroll position says. */
export function useRowWindow({ count, rowHeight, scroller, pin }: RowWindowOptions): {
  placed: PlacedRow[];
  totalPx: number;
} {
  const [base, setBase] = useState(0);
  const rowHeightBefore = useRef(rowHeight);
  const estimateSize = useCallback(() => rowHeight, [rowHeight]);
  const virtualizer = useVirtualizer({
    count,
    estimateSize,
    getScrollElement: () => scroller,
    overscan: 0, // the slots bring their own
  });

  const pool = slotCount(virtualizer.scrollRect?.height ?? scroller?.clientHeight ?? 0, rowHeight);
  const firstSeen = virtualizer.getVirtualItems()[0]?.index ?? 0;
  const first = windowStart(firstSeen, pool, count);
  const placed = scroller ? placeRows(first, pool, count, base, pin) : [];

  useLayoutEffect(() => {
    if (rowHeightBefore.current === rowHeight) return;
    if (scroller) scroller.scrollTop *= rowHeight / rowHeightBefore.current; // the same row stays on top
    rowHeightBefore.current = rowHeight;
    virtualizer.measure();
  }, [rowHeight, scroller, virtualizer]);

  // At rest the order of the document is that of the rows; text being selected would lose its selection by the move.
  useLayoutEffect(() => {
    if (!virtualizer.isScrolling && !selectsText()) setBase(first);
  }, [virtualizer.isScrolling, first]);

  return { placed, totalPx: count * rowHeight };
}
