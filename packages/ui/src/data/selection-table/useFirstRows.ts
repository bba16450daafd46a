import type { SelectionTableProps } from './SelectionTable.types.ts';
import { noSelection, type Selection, withRows } from './selection.ts';

interface FirstRowsOptions<Row>
  extends Pick<
    SelectionTableProps<Row>,
    'getRowId' | 'page' | 'isRowSelectable' | 'rowsMax' | 'loadFirstRows'
  > {
  selectableRows: readonly Row[];
  /** Keeps rows that are not on this page. */
  keep: (rows: readonly Row[]) => void;
  change: (selection: Selection) => void;
}

/**
 * Reads the first rows of the list, as many as can be chosen, and returns what chooses them; nothing where they cannot be
 * known (D20).
 */
export function useFirstRows<Row>(options: FirstRowsOptions<Row>): (() => Promise<() => void>) | undefined {
  const { selectableRows, getRowId, page, isRowSelectable, rowsMax, loadFirstRows, keep, change } = options;
  if (rowsMax === undefined) return undefined;
  const isHere = selectableRows.length >= rowsMax && (page?.number ?? 1) === 1;
  if (!isHere && !loadFirstRows) return undefined;
  return async () => {
    const read = isHere || !loadFirstRows ? selectableRows : await loadFirstRows(rowsMax);
    const rows = read.filter((row) => !isRowSelectable || isRowSelectable(row) === true).slice(0, rowsMax);
    return () => {
      keep(rows);
      change(withRows(noSelection, rows.map(getRowId)));
    };
  };
}
