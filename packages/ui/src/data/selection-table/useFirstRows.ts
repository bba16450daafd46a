import type { SelectionTableProps } from './SelectionTable.types.ts';
import { noSelection, type Selection, withRows } from './selection.ts';

interface FirstRowsOptions<Row>
  extends Pick<
    SelectionTableProps<Row>,
    'getRowId' | 'paging' | 'rowDisabledReason' | 'maxRows' | 'loadFirstRows'
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
  const { selectableRows, getRowId, paging, rowDisabledReason, maxRows, loadFirstRows, keep, change } =
    options;
  if (maxRows === undefined) return undefined;
  const isHere = selectableRows.length >= maxRows && (paging?.page ?? 1) === 1;
  if (!isHere && !loadFirstRows) return undefined;
  return async () => {
    const read = isHere || !loadFirstRows ? selectableRows : await loadFirstRows(maxRows);
    const rows = read.filter((row) => !rowDisabledReason?.(row)).slice(0, maxRows);
    return () => {
      keep(rows);
      change(withRows(noSelection, rows.map(getRowId)));
    };
  };
}
