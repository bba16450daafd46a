import type { Sort } from '../../data/data-table/columns/column.ts';
import type { SelectionTableProps } from '../../data/selection-table/SelectionTable.types.ts';
import type { Failure } from '../../feedback/error-state/Failure.ts';

/** What a list is narrowed to, in which order and on which page, and how to change it. */
export interface ListState {
  /** Text searched for. */
  search: string;
  /** From 1. */
  page: number;
  sort: Sort | null;
  onSearchChange: (search: string) => void;
  onPageChange: (page: number) => void;
  onSortChange: (sort: Sort | null) => void;
}

/** The rows of the page asked for, and how reading them goes. */
export interface ListQuery<Row> {
  /** `undefined` until they have been read once; those of the page before while others are read. */
  rows: readonly Row[] | undefined;
  /** Rows of all pages, where known. */
  total: number | undefined;
  /** Whether there are more rows than `total`, which were not counted. @default false */
  hasUncounted?: boolean | undefined;
  loading: boolean;
  error: Failure | null;
  /** Reads them again, after an error; without it no retry is offered. */
  onRetry?: (() => void) | undefined;
}

/** Which rows of a list are chosen and what can be done with them, as `SelectionTable` takes it. */
export type ListSelection<Row> = Pick<
  SelectionTableProps<Row>,
  | 'selection'
  | 'defaultSelection'
  | 'onSelectionChange'
  | 'rowDisabledReason'
  | 'maxRows'
  | 'loadFirstRows'
  | 'knownRows'
  | 'sums'
  | 'actions'
>;
