import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface RowStopOptions {
  listRef: RefObject<HTMLElement | null>;
  /** The rendered list; with a new one, focus moves to the row at the same position. */
  items: readonly unknown[];
  /** Height of a row. */
  rowPx: number;
  rowsInSight: number;
}

/** Where a key leads from a row; nothing for keys that lead nowhere. */
function target(key: string, index: number, count: number, rowsInSight: number): number | undefined {
  const places: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + rowsInSight,
    PageUp: index - rowsInSight,
    Home: 0,
    End: count - 1,
  };
  const place = places[key];
  return place === undefined ? undefined : Math.max(0, Math.min(count - 1, place));
}

/** Scrolls to a row, no more than needed, and nothing but the list. */
export function reveal(list: HTMLElement, index: number, rowPx: number) {
  const above = index * rowPx - list.scrollTop;
  const below = (index + 1) * rowPx - list.scrollTop - list.clientHeight;
  if (above < 0) list.scrollTop += above;
  else if (below > 0) list.scrollTop += below;
}

/** The one row of a list that Tab stops at, and the keys that move it. */
export function useRowStop({ listRef, items, rowPx, rowsInSight }: RowStopOptions) {
  const [wanted, setWanted] = useState(0);
  /** Focus follows to the row at the next drawing. */
  const follows = useRef(false);
  const index = Math.min(wanted, items.length - 1);

  useLayoutEffect(() => {
    const list = listRef.current;
    if (!follows.current || !list || items.length === 0) return;
    follows.current = false;
    reveal(list, index, rowPx);
    list.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [listRef, items, index, rowPx]);

  return {
    index,
    /** A row got focus by other means. */
    setIndex: setWanted,
    /** Focus goes to the row that is the stop at the next drawing, as one that takes the place of a row that leaves. */
    keepFocus() {
      follows.current = true;
    },
    /** Moves by a key; whether it was one of its own. */
    move({ key }: Pick<KeyboardEvent, 'key'>): boolean {
      const next = target(key, index, items.length, rowsInSight);
      if (next === undefined) return false;
      if (next !== index) {
        follows.current = true;
        setWanted(next);
      }
      return true;
    },
  };
}
