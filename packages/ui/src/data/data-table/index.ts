export type { ColumnListProps } from './columns/ColumnList.tsx';
export { ColumnMenu, type ColumnMenuProps } from './columns/ColumnMenu.tsx';
export type {
  CellPopup,
  CellStatus,
  Column,
  ColumnBase,
  RowAction,
  Sort,
  TextColumn,
  TextColumnBase,
  Validation,
} from './columns/column.ts';
export type { ColumnChoice } from './columns/columnChoice.ts';
export type { ColumnWidths } from './columns/columnEdges.ts';
export { type ColumnChoiceOptions, type ColumnStorage, useColumnChoice } from './columns/useColumnChoice.ts';
export { csvFileName, tableCsv } from './copy/tableCsv.ts';
export type { TableTexts, TextHeading } from './copy/tableTexts.ts';
export { type TableCsv, useTableCsv } from './copy/useTableCsv.ts';
export { useTableTexts } from './copy/useTableTexts.ts';
export * from './DataTable.tsx';
export * from './DataTable.types.ts';
export type { RowDetails } from './rows/rowDetails.ts';
