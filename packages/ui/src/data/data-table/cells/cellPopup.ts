import type { CellPopup, TextColumn } from '../columns/column.ts';

/** Values that stand for no list to show (LOT-017). */
const silent: ReadonlySet<unknown> = new Set(['TODAS', 0, '', null, undefined]);

/** What a cell shows beside itself when pressed, if anything. */
export function popupOf<Row>(column: TextColumn<Row>, row: Row): CellPopup | undefined {
  return column.popup && !silent.has(column.value(row)) ? column.popup(row) : undefined;
}

/** Whether a press on the cell opens something: beside it, or a dialog of the page. */
export function opensCell<Row>(column: TextColumn<Row>, row: Row): boolean {
  return column.onCellPress ? !silent.has(column.value(row)) : popupOf(column, row) !== undefined;
}
