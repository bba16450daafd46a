export { SelectionTable } from './SelectionTable.tsx';
export type { SelectionSum, SelectionTableProps } from './SelectionTable.types.ts';
export {
  everythingSelected,
  isSelected,
  noSelection,
  type RowId,
  type Selection,
  selectedCount,
} from './selection.ts';
