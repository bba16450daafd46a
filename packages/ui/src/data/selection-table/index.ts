export { SelectionTable, type SelectionTableProps } from './SelectionTable.tsx';
export {
  everythingSelected,
  isSelected,
  noSelection,
  type RowId,
  type Selection,
  selectedCount,
} from './selection.ts';
