import './agGrid.css';
import {
  ClientSideRowModelModule,
  type ColDef,
  ModuleRegistry,
  RowSelectionModule,
  themeQuartz,
} from 'ag-grid-community';
import { AgGridReact, type CustomCellRendererProps } from 'ag-grid-react';
import { useMemo } from 'react';
import { type BenchColumn, boxWidthPx, rowHeightPx, tableHeightPx } from '../../page/columns.tsx';
import type { Row } from '../../page/rows.ts';
import { showTable, type TableAppProps } from '../../page/tablePage.tsx';
import { richColumns } from './richColumns.ts';

ModuleRegistry.registerModules([ClientSideRowModelModule, RowSelectionModule]);

const theme = themeQuartz.withParams({ cellHorizontalPadding: 8, fontSize: 13 });
const rowSelection = {
  mode: 'multiRow',
  checkboxes: true,
  headerCheckbox: true,
  enableClickSelection: false,
} as const;
const boxColumn: ColDef = { width: boxWidthPx, minWidth: boxWidthPx, suppressSizeToFit: true };

function definition({ id, header, widthPx, sortable, value, text, render }: BenchColumn): ColDef<Row> {
  return {
    colId: id,
    headerName: header,
    width: widthPx,
    minWidth: widthPx,
    sortable,
    valueGetter: ({ data }) => data && value(data),
    ...(richColumns.has(id) && render
      ? { cellRenderer: ({ data }: CustomCellRendererProps<Row>) => data && render(data) }
      : { valueFormatter: ({ data }) => (data ? text(data) : '') }),
  };
}

/** Only the two modules that are needed; rows do not glide on a sort, as they would for 400 ms. */
function AgGrid({ rows, columns, onChosen }: TableAppProps) {
  const columnDefs = useMemo(() => columns.map(definition), [columns]);
  return (
    <div style={{ blockSize: tableHeightPx }}>
      <AgGridReact<Row>
        {...{ theme, columnDefs, rowSelection }}
        rowData={rows}
        rowHeight={rowHeightPx}
        headerHeight={rowHeightPx}
        selectionColumnDef={boxColumn}
        animateRows={false}
        getRowId={({ data }) => String(data.id)}
        onSelectionChanged={({ api }) => onChosen(() => api.getSelectedNodes().length)}
      />
    </div>
  );
}

await showTable({
  App: AgGrid,
  selectors: {
    scroller: '.ag-grid-viewport',
    row: '.ag-row',
    chosenRow: '.ag-row-selected',
    box: 'input[type=checkbox]',
    all: '.ag-header input[type=checkbox]',
    sort: '.ag-header-cell[col-id=price] .ag-header-cell-label',
  },
});
