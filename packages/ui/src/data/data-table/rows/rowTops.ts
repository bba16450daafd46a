/** Heights of the rows: all alike, with as much more for each one that shows its details. */
export interface RowHeights {
  rowPx: number;
  detailPx: number;
  /** Places of the rows that show their details, ascending. */
  expanded: readonly number[];
}

/** Distance of a row from the top of the body, in pixels. */
export function topOf(index: number, { rowPx, detailPx, expanded }: RowHeights): number {
  let before = 0;
  while (before < expanded.length && (expanded[before] ?? 0) < index) before += 1;
  return index * rowPx + before * detailPx;
}

/** The row at a distance from the top of the body. */
export function indexAt(px: number, { rowPx, detailPx, expanded }: RowHeights): number {
  let extra = 0;
  for (const index of expanded) {
    const end = index * rowPx + extra + rowPx;
    if (px < end) break;
    if (px < end + detailPx) return index;
    extra += detailPx;
  }
  return Math.floor((px - extra) / rowPx);
}
