/** A row element that stays in the document and shows one row after another. `spare` stands in for a pinned one. */
export type Slot = number | 'spare';

/** The row that holds focus: it keeps its element, wherever the window over the rows goes. */
export interface Pin {
  id: string | number;
  index: number;
  slot: Slot;
}

export interface PlacedRow {
  index: number;
  slot: Slot;
}

/** Rows kept ready above and below what is seen. */
const overscan = 10;

/** How many slots cover a viewport with its overscan. */
export function slotCount(viewportPx: number, rowPx: number): number {
  return Math.ceil(viewportPx / rowPx) + 1 + 2 * overscan;
}

/** The slot that shows a row. Every row of a window has a slot of its own, and the pinned row never changes its slot. */
export function slotOf(index: number, pool: number, pin: Pin | null): Slot {
  if (pin?.index === index) return pin.slot;
  const natural = index % pool;
  return pin?.slot === natural ? 'spare' : natural;
}

/** First row of the window of `pool` rows around the rows seen. */
export function windowStart(firstSeen: number, pool: number, count: number): number {
  return Math.max(0, Math.min(firstSeen - overscan, count - pool));
}

/**
 * The rows of the window and the pinned one, in the order of the document: by slot, beginning with that of `base`, so
 * that scrolling moves no element. With `base` the first row, the order is that of the rows.
 */
export function placeRows(
  first: number,
  pool: number,
  count: number,
  base: number,
  pin: Pin | null,
): PlacedRow[] {
  const size = Math.max(0, Math.min(pool, count - first));
  const rows = Array.from({ length: size }, (_, offset) => first + offset);
  rows.sort((a, b) => ((((a - base) % pool) + pool) % pool) - ((((b - base) % pool) + pool) % pool));
  const placed = rows.map((index) => ({ index, slot: slotOf(index, pool, pin) }));
  if (!pin || pin.index >= count) return placed;
  if (pin.index < first) return [{ index: pin.index, slot: pin.slot }, ...placed];
  return pin.index >= first + size ? [...placed, { index: pin.index, slot: pin.slot }] : placed;
}
