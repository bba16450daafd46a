import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect } from 'react';
import { type RowStopOptions, useRowStop } from '../rows/useRowStop.ts';
import { useScrollToTop } from '../rows/useScrollToTop.ts';
import { useRangeWith } from './useRangeWith.ts';

interface RowListOptions extends RowStopOptions {
  items: readonly { id: string | number }[];
  /** With another one the list shows from the top, and Tab stops at its first row. */
  scrollKey: string | undefined;
}

/** A list that scrolls, of rows of one height: those to draw, and the one that Tab stops at, which is always among them. */
export function useRowList({ listRef, items, rowPx, rowsInSight, scrollKey }: RowListOptions) {
  const stop = useRowStop({ listRef, items, rowPx, rowsInSight });
  const { setIndex } = stop;
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => listRef.current,
    estimateSize: () => rowPx,
    getItemKey: (index) => items[index]?.id ?? index,
    rangeExtractor: useRangeWith(stop.index),
    initialRect: { width: 0, height: rowPx * rowsInSight },
    overscan: 4,
    useFlushSync: false,
  });

  useScrollToTop(listRef, items, scrollKey);

  useLayoutEffect(() => {
    if (scrollKey !== undefined) setIndex(0);
  }, [scrollKey, setIndex]);

  return { stop, indexes: virtualizer.getVirtualItems().map(({ index }) => index) };
}
