import { rowHeightPx } from './columns.tsx';
import { find } from './presses.ts';
import type { Target } from './protocol.ts';

/** Where the parts of a table are in the document. */
export interface TableSelectors {
  /** Its `scrollTop` scrolls the rows. */
  scroller: string;
  row: string;
  chosenRow: string;
  /** The box inside a row. */
  box: string;
  /** The box of all rows. */
  all: string;
  /** What sorts by the price. */
  sort: string;
}

/** Inside a column of text. */
const probeX = 300;

/** Some tables' rows have no box of their own (`display: contents`). */
function boxOf(row: Element): DOMRect {
  const box = row.getBoundingClientRect();
  return box.height === 0 && row.firstElementChild ? row.firstElementChild.getBoundingClientRect() : box;
}

/** What the measures need to find in a table. */
export function tableParts(root: HTMLElement, selectors: TableSelectors) {
  const scroller = () => find(selectors.scroller, root);
  const rowAt = (y: number) => document.elementFromPoint(probeX, y)?.closest(selectors.row) ?? null;

  const topRow = () => {
    const { top, bottom } = scroller().getBoundingClientRect();
    for (let y = top + 6; y < bottom; y += 12) {
      const row = rowAt(y);
      if (row) return row;
    }
    return null;
  };

  const seenRow = (index: number) => {
    const top = topRow();
    const row = top && rowAt(boxOf(top).top + (index + 0.5) * rowHeightPx);
    if (!row) throw new Error(`No row ${index} is seen.`);
    return row;
  };

  return {
    scroller,
    topRow,
    isReady: () => Boolean(root.querySelector(selectors.scroller) && topRow()?.textContent),
    isBlankAt: (y: number) => !rowAt(y)?.textContent,
    rowCount: () => root.querySelectorAll(selectors.row).length,
    chosenRowCount: () => root.querySelectorAll(selectors.chosenRow).length,
    target: (target: Target, index: number): Element =>
      target === 'row' ? find(selectors.box, seenRow(index)) : find(selectors[target], root),
  };
}

export type TableParts = ReturnType<typeof tableParts>;
