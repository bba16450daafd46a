import 'react-data-grid/lib/styles.css';
import './reactDataGrid.css';
import { useMemo, useState } from 'react';
import { type Column, DataGrid, SelectColumn, type SortColumn } from 'react-data-grid';
import { boxWidthPx, cellOf, rowHeightPx, tableHeightPx } from '../../page/columns.tsx';
import { byPrice, type Row } from '../../page/rows.ts';
import { showTable, type TableAppProps } from '../../page/tablePage.tsx';

/** Leaves sorting to the application. */
function ReactDataGrid({ rows, columns, onChosen }: TableAppProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [sort, setSort] = useState<readonly SortColumn[]>([]);
  const shown = useMemo(() => (sort.length > 0 ? byPrice(rows) : rows), [rows, sort]);
  const definitions = useMemo<Column<Row>[]>(
    () => [
      { ...SelectColumn, width: boxWidthPx, maxWidth: boxWidthPx },
      ...columns.map(
        (column): Column<Row> => ({
          key: column.id,
          name: column.header,
          width: column.widthPx,
          sortable: column.sortable,
          headerCellClass: `head-${column.id}`,
          renderCell: ({ row }) => cellOf(column, row),
        }),
      ),
    ],
    [columns],
  );
  onChosen(() => chosen.size);
  return (
    <DataGrid
      className="rdg-light"
      style={{ blockSize: tableHeightPx }}
      columns={definitions}
      rows={shown}
      rowHeight={rowHeightPx}
      headerRowHeight={rowHeightPx}
      rowKeyGetter={({ id }: Row) => id}
      selectedRows={chosen}
      onSelectedRowsChange={setChosen}
      sortColumns={sort}
      onSortColumnsChange={setSort}
    />
  );
}

await showTable({
  App: ReactDataGrid,
  selectors: {
    scroller: '.rdg-light',
    row: '[role=row].rdg-row',
    chosenRow: '[role=row].rdg-row[aria-selected=true]',
    box: 'input[type=checkbox]',
    all: '[role=columnheader] input[type=checkbox]',
    sort: '.head-price',
  },
});
