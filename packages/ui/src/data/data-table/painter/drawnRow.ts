import { bodyCellAttributes } from '../columns/bodyCell.ts';
import { hasTwoLines } from '../columns/column.ts';
import { LEVELS_MAX } from '../levels.ts';
import { cellRole, tableRoles } from '../parts/tableRoles.ts';
import { isReactColumn, type RowSetting } from '../rows/rowSetting.ts';
import { cellWriter, type Drawing, type TableMarks, type WriteCell } from './cellWriters.ts';
import { expandWriter } from './expandWriter.ts';
import { attributeOf, elementFor } from './writes.ts';

/** One row element and what writes a row into it. */
export interface DrawnRow<Row> {
  element: HTMLTableRowElement;
  /** The row it shows. */
  index: number;
  row: Row | undefined;
  /** Round of placing that last used it; one that was passed over is dropped. */
  round: number;
  write: (row: Row) => void;
  /** Writes whether the row is chosen. */
  mark: (row: Row) => void;
  /** Writes the place in the whole table, and moves the element there. */
  place: (rowIndex: number, topPx: number) => void;
  /** Makes room of that many pixels for the details, or takes it away. */
  expand: (detailPx: number | undefined, rowPx: number) => void;
  /** Sets whether the group of the row is highlighted. */
  band: (highlighted: boolean) => void;
  /** Sets whether the parts of the row are shown elsewhere. */
  current: (isCurrent: boolean) => void;
  /** The cell React draws the details into. */
  detail: HTMLElement | undefined;
}

/** An empty row with its cells, to be copied into each slot. */
export function rowStencil<Row>(document: Document, setting: RowSetting<Row>): HTMLTableRowElement {
  const row = document.createElement('tr');
  row.setAttribute('role', tableRoles.row.role);
  setting.columns.forEach((column, index) => {
    const cell = row.appendChild(document.createElement('td'));
    const { style, ...attributes } = bodyCellAttributes(column, index, setting.naming);
    Object.assign(cell.style, style);
    for (const [name, value] of Object.entries({ ...cellRole(setting.selecting), ...attributes }))
      cell.setAttribute(name, value);
    if (column === setting.naming) cell.dataset.naming = '';
    else if (hasTwoLines(column)) cell.dataset.lines = '';
  });
  return row;
}

const leaveToReact = () => {};

/** How deep a row stands in a tree, where it is one. */
function levelOf<Row>({ naming }: RowSetting<Row>, row: Row): string | undefined {
  const level = naming?.format === 'text' ? naming.level?.(row) : undefined;
  return level ? String(Math.min(level, LEVELS_MAX)) : undefined;
}

/** Makes the row of one slot. */
export function drawRow<Row>(
  stencil: HTMLTableRowElement,
  drawing: Drawing<Row>,
  marks: TableMarks,
): DrawnRow<Row> {
  const element = stencil.ownerDocument.importNode(stencil, true);
  const { columns, selecting } = drawing.setting();
  const writers = columns.map((column, index): WriteCell<Row> => {
    const cell = element.cells[index];
    if (!cell || isReactColumn(column, drawing.setting())) return leaveToReact;
    return cellWriter(cell, column, drawing, marks);
  });
  const box = element.cells[0];
  const select = box && selecting?.writeBox(element, box, () => drawing.setting().selecting);
  const expandCell = element.cells[columns.findIndex(({ format }) => format === 'expand')];
  const expand = expandCell ? expandWriter(expandCell, drawing, marks) : undefined;
  const setBand = attributeOf(element, 'data-band');
  const setCurrent = attributeOf(element, 'aria-current');
  const setIndex = attributeOf(element, 'aria-rowindex');
  const setLevel = attributeOf(element, 'data-level');
  let topPx: number | undefined;
  let shownPx: number | undefined;

  const drawn: DrawnRow<Row> = {
    element,
    index: -1,
    row: undefined,
    detail: undefined,
    round: -1,
    write(row) {
      const setting = drawing.setting();
      const name = setting.rowName(row);
      setLevel(levelOf(setting, row));
      select?.describe(name);
      expand?.describe(name);
      writers.forEach((write, index) => {
        const column = setting.columns[index];
        if (column) write(column, row, name);
      });
    },
    mark: (row) => select?.mark(row),
    place(rowIndex, nextPx) {
      setIndex(String(rowIndex));
      if (nextPx === topPx) return;
      topPx = nextPx;
      element.style.transform = `translateY(${nextPx}px)`;
    },
    expand(detailPx, rowPx) {
      expand?.mark(detailPx !== undefined);
      const heightPx = detailPx && rowPx + detailPx;
      if (heightPx === shownPx) return;
      shownPx = heightPx;
      element.style.blockSize = heightPx ? `${heightPx}px` : '';
      drawn.detail?.remove();
      const detail = () => elementFor(element, 'td', { ...cellRole(selecting), 'data-part': 'detail' });
      drawn.detail = heightPx ? element.appendChild(detail()) : undefined;
    },
    band: (highlighted) => setBand(highlighted ? '' : undefined),
    current: (isCurrent) => setCurrent(isCurrent ? 'true' : undefined),
  };
  return drawn;
}
