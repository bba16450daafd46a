import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { PrintedTable } from './printRows.ts';

/** How long after the table is there its printing is loaded, in milliseconds: nothing waits for it. */
const LATER_MS = 1_000;

/** Prints all rows of the table, not only those that are drawn. */
export function useTablePrint<Row>(scroller: RefObject<HTMLElement | null>, table: PrintedTable<Row>) {
  const current = useEffectEvent(() => table);
  useEffect(() => {
    const stops: Array<() => void> = [];
    const load = async () => {
      const { printRows } = await import('./printRows.ts');
      const root = scroller.current?.parentElement;
      if (root) stops.push(printRows(root, () => current()));
    };
    const later = setTimeout(() => void load().catch(() => undefined), LATER_MS); // without it, what is drawn is printed
    return () => {
      clearTimeout(later);
      for (const stop of stops) stop();
    };
  }, [scroller]);
}
