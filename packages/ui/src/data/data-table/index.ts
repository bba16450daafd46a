export type { CellStatus, Column, RowAction, Sort, Validation } from './column.ts';
export * from './DataTable.tsx';
