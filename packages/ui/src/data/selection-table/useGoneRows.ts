import { useEffect, useRef } from 'react';
import type { Sort } from '../data-table/columns/column.ts';
import type { TablePaging } from '../data-table/DataTable.types.ts';
import { noSelection, type RowId, type Selection, withoutRows } from './selection.ts';

interface GoneRowsOptions<Row> {
  rows: readonly Row[];
  getRowId: (row: Row) => RowId;
  paging?: TablePaging | undefined;
  sort?: Sort | null | undefined;
  scrollKey?: string | undefined;
  loading?: boolean | undefined;
  /** Every row of the list has been read. */
  isWhole: boolean;
  selection: Selection;
  change: (selection: Selection) => void;
}

/**
 * Deselects rows of the page that are gone after it was read again (TBL-09), and all rows when the search has
 * changed.
 */
export function useGoneRows<Row>(options: GoneRowsOptions<Row>) {
  const { rows, getRowId, paging, sort, scrollKey, loading = false, isWhole, selection, change } = options;
  const place = `${paging?.page} ${paging && sort?.column} ${paging && sort?.direction}`;
  const seen = useRef({ rows, place, scrollKey });

  useEffect(() => {
    if (loading) return;
    const before = seen.current;
    if (before.rows === rows) return;
    seen.current = { rows, place, scrollKey };
    if (before.scrollKey !== scrollKey) {
      if (selection.mode === 'all-except') change(noSelection);
      return;
    }
    if (before.place !== place || selection.ids.size === 0) return;
    // A row taken out of all rows may only have moved to another page: it stays out.
    if (selection.mode === 'all-except' && !isWhole) return;
    const here = new Set(rows.map(getRowId));
    change(
      withoutRows(
        selection,
        before.rows.map(getRowId).filter((id) => !here.has(id)),
      ),
    );
  }, [rows, getRowId, place, scrollKey, loading, isWhole, selection, change]);
}
