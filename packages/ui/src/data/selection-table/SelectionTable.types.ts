import type { ReactNode } from 'react';
import type { DataTableProps } from '../data-table/DataTable.types.ts';
import type { RowId, Selection } from './selection.ts';

export interface SelectionTableProps<Row> extends Omit<DataTableProps<Row>, 'selecting'> {
  /** Which rows are chosen, where the parent keeps it. */
  selection?: Selection | undefined;
  /** Which rows are chosen at first, where the table keeps it. @default none */
  defaultSelection?: Selection | undefined;
  /** Called with another selection and its number of rows. */
  onSelectionChange?: ((selection: Selection, details: { count: number }) => void) | undefined;
  /** Whether a row can be chosen; if not, why, as in "já validado" (SOL-039 to SOL-043). @default every row can */
  isRowSelectable?: ((row: Row) => true | string) | undefined;
  /** Most rows that can be chosen (WID-050 to WID-052). @default no limit */
  rowsMax?: number | undefined;
  /** Reads the ids of the first rows of the list, for "Selecionar os primeiros {max}" where one page has fewer (D20). */
  loadFirstIds?: ((count: number) => Promise<readonly RowId[]>) | undefined;
  /** Amount of a row in reais; the sum of the selected rows is shown next to their count. */
  sum?: ((row: Row) => number) | undefined;
  /** What can be done with the chosen rows. */
  actions?: ReactNode;
}
