import './muiX.css';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { type BenchColumn, rowHeightPx, tableHeightPx } from '../../page/columns.tsx';
import type { Row } from '../../page/rows.ts';
import { showTable, type TableAppProps } from '../../page/tablePage.tsx';
import { richColumns } from './richColumns.ts';

const initialState = { pagination: { paginationModel: { pageSize: 100 } } };
const numbers: ReadonlySet<string> = new Set(['currency', 'margin', 'cost', 'checks']);

function definition({ id, header, widthPx, sortable, value, text, render }: BenchColumn): GridColDef<Row> {
  return {
    field: id,
    headerName: header,
    width: widthPx,
    minWidth: widthPx,
    sortable,
    disableColumnMenu: true,
    type: numbers.has(id) ? 'number' : 'string',
    align: 'left',
    headerAlign: 'left',
    valueGetter: (_value, row) => value(row),
    ...(richColumns.has(id) && render
      ? { renderCell: ({ row }) => render(row) }
      : { valueFormatter: (_value, row) => text(row) }),
  };
}

/** The free edition shows a page of 100 rows: it has, sorts and chooses them all, but scrolls 4,800 px to and fro. */
function MuiX({ rows, columns, onChosen }: TableAppProps) {
  const definitions = useMemo(() => columns.map(definition), [columns]);
  return (
    <div style={{ blockSize: tableHeightPx }}>
      <DataGrid
        rows={rows}
        columns={definitions}
        rowHeight={rowHeightPx}
        columnHeaderHeight={rowHeightPx}
        checkboxSelection
        disableRowSelectionOnClick
        hideFooter
        initialState={initialState}
        onRowSelectionModelChange={({ type, ids }) =>
          onChosen(() => (type === 'include' ? ids.size : rows.length - ids.size))
        }
      />
    </div>
  );
}

await showTable({
  App: MuiX,
  selectors: {
    scroller: '.MuiDataGrid-virtualScroller',
    row: '.MuiDataGrid-row',
    chosenRow: '.MuiDataGrid-row.Mui-selected',
    box: 'input[type=checkbox]',
    all: '.MuiDataGrid-columnHeaders input[type=checkbox]',
    sort: '.MuiDataGrid-columnHeader[data-field=price] .MuiDataGrid-columnHeaderTitle',
  },
});
