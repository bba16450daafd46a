export { ColumnMenu, type ColumnMenuProps } from './ColumnMenu.tsx';
export type { CellPopup, CellStatus, Column, RowAction, Sort, Validation } from './column.ts';
export type { ColumnWidths } from './columnEdges.ts';
export * from './DataTable.tsx';
export type { RowDetails } from './RowDetail.tsx';
export type { RowSelecting } from './selecting.ts';
export { csvFileName, tableCsv } from './tableCsv.ts';
export { type ColumnChoiceOptions, type ColumnStorage, useColumnChoice } from './useColumnChoice.ts';
export { type TableCsv, useTableCsv } from './useTableCsv.ts';
