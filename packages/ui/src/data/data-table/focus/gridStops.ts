const operable = ':is(a[href], button, input, select, textarea, [contenteditable="true"])';

/** Cards show of their header only the box that chooses all: they are sorted beside it. */
const outOfSight = '[data-cards] > table > thead th:not([data-format="select"])';

/** Whether an element is in a header that cards do not show. */
export const isOutOfSight = (element: Element) => element.closest(outOfSight) !== null;

const detail = '[data-part="detail"]';

/** Whether an element is in the open details of a row of this table: Tab leads there, and its keys are its own. */
export function isInDetail(element: Element, table: Element): boolean {
  const found = element.parentElement?.closest(detail);
  return found != null && table.contains(found);
}

const stopsOfCell = (cell: HTMLElement): HTMLElement[] => {
  if (cell.matches(outOfSight)) return [];
  const controls = cell.matches(detail) ? [] : [...cell.querySelectorAll<HTMLElement>(operable)];
  return controls.length > 0 ? controls : [cell];
};

/** What focus stops at in a row: the controls of each cell, or the cell where it has none and is in sight. */
export function stopsOf(row: HTMLTableRowElement): HTMLElement[] {
  return [...row.cells].flatMap(stopsOfCell);
}

/** The edge that widens the column of a header; it is no stop of the row, but the one Tab goes to from there. */
export const edgeOf = (stop: HTMLElement | null) =>
  stop?.closest('th')?.querySelector<HTMLElement>('[role="separator"]');

/** The stop of another row under the one focus is at. */
export function stopBelow(from: HTMLElement, row: HTMLTableRowElement): HTMLElement | undefined {
  const cell = from.closest<HTMLTableCellElement>('td, th');
  const target = cell && (row.cells[cell.cellIndex] ?? [...row.cells].at(-1)); // not each row has open details
  if (!cell || !target) return undefined;
  const place = Math.max(0, stopsOfCell(cell).indexOf(from));
  const stops = stopsOfCell(target);
  return stops[Math.min(place, stops.length - 1)] ?? stopsOf(row)[0];
}
