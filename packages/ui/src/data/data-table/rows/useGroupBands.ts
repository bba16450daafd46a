import { useMemo } from 'react';

/** For each row whether the group it is in, of rows next to each other, is highlighted; nothing without groups. */
export function useGroupBands<Row>(
  rows: readonly Row[],
  groupOf: ((row: Row) => string | number) | undefined,
): Uint8Array | undefined {
  return useMemo(() => {
    if (!groupOf) return undefined;
    const bands = new Uint8Array(rows.length);
    let band = 1;
    let group: string | number | undefined;
    rows.forEach((row, index) => {
      const next = groupOf(row);
      if (index === 0 || next !== group) band = 1 - band;
      group = next;
      bands[index] = band;
    });
    return bands;
  }, [rows, groupOf]);
}
