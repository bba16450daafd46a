export type { CellStatus, Column, RowAction, Sort, Validation } from './column.ts';
export * from './DataTable.tsx';
export type { RowSelecting } from './selecting.ts';
