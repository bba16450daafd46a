import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useCallback } from 'react';

/** What a virtualizer draws: the rows in sight, and the one at the index wherever it is. */
export function useRangeWith(index: number): (range: Range) => number[] {
  return useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (index < 0 || index >= range.count || indexes.includes(index)) return indexes;
      return [...indexes, index].toSorted((one, other) => one - other);
    },
    [index],
  );
}
