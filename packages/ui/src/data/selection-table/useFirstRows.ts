import type { SelectionTableProps } from './SelectionTable.types.ts';
import type { RowId } from './selection.ts';

interface FirstRowsOptions<Row>
  extends Pick<
    SelectionTableProps<Row>,
    'getRowId' | 'paging' | 'rowDisabledReason' | 'maxRows' | 'loadFirstRows'
  > {
  selectableRows: readonly Row[];
  /** Keeps rows that are not on this page. */
  keep: (rows: readonly Row[]) => void;
  /** Chooses rows beside those that are chosen, and tells how many that makes. */
  add: (ids: readonly RowId[]) => number;
}

/**
 * Reads the first rows of the list, as many as can be chosen, and returns what chooses them beside those that are chosen and
 * tells how many that makes; nothing where they cannot be known (D20).
 */
export function useFirstRows<Row>(options: FirstRowsOptions<Row>): (() => Promise<() => number>) | undefined {
  const { selectableRows, getRowId, paging, rowDisabledReason, maxRows, loadFirstRows, keep, add } = options;
  if (maxRows === undefined) return undefined;
  const isHere = selectableRows.length >= maxRows && (paging?.page ?? 1) === 1;
  if (!isHere && !loadFirstRows) return undefined;
  return async () => {
    const read = isHere || !loadFirstRows ? selectableRows : await loadFirstRows(maxRows);
    const rows = read.filter((row) => !rowDisabledReason?.(row)).slice(0, maxRows);
    return () => {
      keep(rows);
      return add(rows.map(getRowId));
    };
  };
}
