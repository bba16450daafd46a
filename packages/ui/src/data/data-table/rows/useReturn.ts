import { type RefObject, useEffect, useRef } from 'react';
import { isFreeFocus } from '../../../internal/isFreeFocus.ts';
import type { DataTableProps } from '../DataTable.types.ts';
import type { RowPainter } from '../painter/rowPainter.ts';

interface ReturnOptions<Row> extends Pick<DataTableProps<Row>, 'startAt' | 'rows' | 'getRowId' | 'loading'> {
  scroller: RefObject<HTMLElement | null>;
  painterRef: RefObject<RowPainter<Row> | null>;
}

/** What of a row was pressed to leave it: its link, or where it has none its last button, since acts stand at the end. */
const pressedIn = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLElement>('[data-row-link]') ?? [...(row?.querySelectorAll('button') ?? [])].at(-1);

/**
 * Stands where the table was left as soon as its rows are there, wherever the row is among them by then. Where they were read
 * before it was, those that are read again may have it, while the user has not gone on. Where it is gone, as after a decision,
 * the row in its place has the focus. Where a table in the details of the row was left, that one gives the focus.
 */
export function useReturn<Row>({
  startAt,
  rows,
  getRowId,
  loading,
  scroller,
  painterRef,
}: ReturnOptions<Row>) {
  const waiting = useRef(startAt);
  const isScrolled = useRef(false);
  const given = useRef<HTMLElement>(undefined);

  useEffect(() => {
    if (!waiting.current || !rows || rows.length === 0) return;
    // After the page has moved the focus to its heading, and past this commit: React may have to draw the row.
    const frame = requestAnimationFrame(() => {
      const place = waiting.current;
      const element = scroller.current;
      if (!place || !element) return;
      const found = rows.findIndex((row) => getRowId(row) === place.rowId);
      const index = found < 0 && !loading ? Math.min(place.index ?? found, rows.length - 1) : found;
      const focused = document.activeElement;
      const isGiven = focused === given.current;
      // The table keeps a focus whose row went (`useKeptFocus`).
      const hasGoneOn = !(isGiven || isFreeFocus(focused) || (given.current && focused === element));
      if (hasGoneOn || (index >= 0 && !loading)) waiting.current = null;
      if (isScrolled.current && (index < 0 || hasGoneOn || isGiven)) return;
      if (!isScrolled.current) element.scrollTo({ top: place.top, left: place.left });
      isScrolled.current = true;
      const row = index < 0 ? undefined : painterRef.current?.reveal(index);
      row?.scrollIntoView({ block: 'nearest' });
      if (hasGoneOn || place.inDetails) return;
      given.current = pressedIn(row) ?? undefined;
      given.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [rows, getRowId, loading, scroller, painterRef]);
}
