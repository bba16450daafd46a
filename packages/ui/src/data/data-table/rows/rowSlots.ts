/** A row element that stays in the document and shows one row after another. `spare` replaces a pinned one. */
export type Slot = number | 'spare';

/** The row that holds focus: it keeps its element, wherever the window over the rows goes. */
export interface Pin {
  id: string | number;
  index: number;
  slot: Slot;
}

/** Rows rendered above and below the visible ones. */
export const overscan = 10;

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

/** Which rows are in the document. */
export interface RowWindow {
  first: number;
  /** Rows of the window, at most one a slot. */
  size: number;
  /** Slots there are. */
  pool: number;
  /** Rows there are. */
  count: number;
}

/** First row of the window of `pool` rows around the rows seen. */
export function windowStart(firstSeen: number, pool: number, count: number): number {
  return Math.max(0, Math.min(firstSeen - overscan, count - pool));
}

/** Calls back for each row of the window and for the pinned one, wherever it is; without an array for each scroll. */
export function placeRows(
  { first, size, pool, count }: RowWindow,
  pin: Pin | null,
  place: (index: number, slot: Slot) => void,
) {
  const end = Math.min(first + size, count);
  for (let index = first; index < end; index += 1) place(index, slotOf(index, pool, pin));
  if (pin && pin.index < count && (pin.index < first || pin.index >= end)) place(pin.index, pin.slot);
}

/**
 * Finds a pinned row among other rows: where it was, elsewhere by its id, or gone, and then the row in its place takes
 * over.
 */
export function findPin<Row>(
  pin: Pin,
  rows: readonly Row[],
  getRowId: (row: Row) => string | number,
): Pin | null {
  const stays = rows[pin.index];
  if (stays !== undefined && getRowId(stays) === pin.id) return pin;
  const moved = rows.findIndex((row) => getRowId(row) === pin.id);
  const index = moved >= 0 ? moved : Math.min(pin.index, rows.length - 1);
  const row = rows[index];
  return row === undefined ? null : { ...pin, index, id: getRowId(row) };
}
