/** Details that are shown below a row. */
export interface ShownDetails {
  /** Place of the row. */
  index: number;
  px: number;
}

/** Heights of the rows: all alike, with as much more for each one that shows its details. */
export interface RowHeights {
  rowPx: number;
  /** In the order of their rows. */
  details: readonly ShownDetails[];
}

/** Distance of a row from the top of the body, in pixels. */
export function topOf(index: number, { rowPx, details }: RowHeights): number {
  let top = index * rowPx;
  for (const shown of details) {
    if (shown.index >= index) break;
    top += shown.px;
  }
  return top;
}

/** The row at a distance from the top of the body. */
export function indexAt(px: number, { rowPx, details }: RowHeights): number {
  let extra = 0;
  for (const shown of details) {
    const end = shown.index * rowPx + extra + rowPx;
    if (px < end) break;
    if (px < end + shown.px) return shown.index;
    extra += shown.px;
  }
  return Math.floor((px - extra) / rowPx);
}
