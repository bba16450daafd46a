import type { DataTableProps } from '../data-table/DataTable.types.ts';
import { noSelection, type RowId, type Selection, withRows } from './selection.ts';

interface FirstRowsOptions<Row> extends Pick<DataTableProps<Row>, 'getRowId' | 'page'> {
  selectableRows: readonly Row[];
  rowsMax: number | undefined;
  loadFirstIds: ((count: number) => Promise<readonly RowId[]>) | undefined;
  change: (selection: Selection) => void;
}

/** Chooses the first rows of the list, as many as can be; nothing where their ids cannot be known (D20). */
export function useFirstRows<Row>(options: FirstRowsOptions<Row>): (() => Promise<void>) | undefined {
  const { selectableRows, getRowId, page, rowsMax, loadFirstIds, change } = options;
  if (rowsMax === undefined) return undefined;
  const isHere = selectableRows.length >= rowsMax && (page?.number ?? 1) === 1;
  if (!isHere && !loadFirstIds) return undefined;
  return async () => {
    const ids =
      isHere || !loadFirstIds
        ? selectableRows.slice(0, rowsMax).map(getRowId)
        : (await loadFirstIds(rowsMax)).slice(0, rowsMax);
    change(withRows(noSelection, ids));
  };
}
