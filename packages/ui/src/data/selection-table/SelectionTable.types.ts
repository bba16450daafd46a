import type { ReactNode } from 'react';
import type { DataTableProps } from '../data-table/DataTable.types.ts';
import type { Selection } from './selection.ts';

/** An amount of the rows, summed over those that are chosen. */
export interface SelectionSum<Row> {
  /** What is summed, as in "Valor NF". */
  label: string;
  /** Amount of a row in reais; a row without one counts as nothing. */
  amount: (row: Row) => number | null;
}

export interface SelectionTableProps<Row> extends DataTableProps<Row> {
  /** Which rows are chosen, where the parent keeps it. */
  selection?: Selection | undefined;
  /** Which rows are chosen at first, where the table keeps it. @default none */
  defaultSelection?: Selection | undefined;
  /** Called with another selection and its number of rows. */
  onSelectionChange?: ((selection: Selection, details: { count: number }) => void) | undefined;
  /** Why a row cannot be chosen, as in "já validado"; nothing where it can (SOL-039 to SOL-043). @default every row can */
  rowDisabledReason?: ((row: Row) => string | null | undefined) | undefined;
  /** Most rows that can be chosen (WID-050 to WID-052). @default no limit */
  maxRows?: number | undefined;
  /** Reads the first rows of the list, for "Selecionar os primeiros {max}" where one page has fewer (D20). */
  loadFirstRows?: ((count: number) => Promise<readonly Row[]>) | undefined;
  /** Chosen rows that the parent has read, whichever page they are of: summed and shown alone as those of pages seen. @default none */
  knownRows?: readonly Row[] | undefined;
  /** Sums over the chosen rows, shown next to their count; keep the list in a constant. @default none */
  sums?: readonly SelectionSum<Row>[] | undefined;
  /** What can be done with the chosen rows. */
  actions?: ReactNode;
}
