import type { DataTableProps } from '../data-table/DataTable.types.ts';
import { noSelection, type Selection, withRows } from './selection.ts';

interface FirstRowsOptions<Row> extends Pick<DataTableProps<Row>, 'getRowId' | 'page'> {
  selectableRows: readonly Row[];
  rowsMax: number | undefined;
  loadFirstRows: ((count: number) => Promise<readonly Row[]>) | undefined;
  /** Keeps rows that are not on this page. */
  keep: (rows: readonly Row[]) => void;
  change: (selection: Selection) => void;
}

/** Chooses the first rows of the list, as many as can be; nothing where they cannot be known (D20). */
export function useFirstRows<Row>(options: FirstRowsOptions<Row>): (() => Promise<void>) | undefined {
  const { selectableRows, getRowId, page, rowsMax, loadFirstRows, keep, change } = options;
  if (rowsMax === undefined) return undefined;
  const isHere = selectableRows.length >= rowsMax && (page?.number ?? 1) === 1;
  if (!isHere && !loadFirstRows) return undefined;
  return async () => {
    const rows = isHere || !loadFirstRows ? selectableRows : await loadFirstRows(rowsMax);
    keep(rows);
    change(withRows(noSelection, rows.slice(0, rowsMax).map(getRowId)));
  };
}
