import type { ComponentPropsWithRef } from 'react';
import type { DataTableProps } from './DataTable.types.ts';

/** The props of a `DataTable` that are not those of its root. */
export type OwnTableProps<Row> = Omit<DataTableProps<Row>, keyof ComponentPropsWithRef<'div'>>;

type OwnKey = keyof OwnTableProps<unknown>;

const ownKeys = {
  label: true,
  columns: true,
  rows: true,
  getRowId: true,
  rowName: true,
  rowHref: true,
  onRowClick: true,
  currentRowId: true,
  startAt: true,
  onLeave: true,
  onColumnWidthsChange: true,
  sort: true,
  onSortChange: true,
  paging: true,
  scrollKey: true,
  filterText: true,
  loading: true,
  error: true,
  onRetry: true,
  emptyText: true,
  emptyState: true,
  details: true,
  groupOf: true,
  height: true,
} satisfies Record<OwnKey, true>;

/** The props that a `DataTable` has of its own, apart from all others: for what draws a table in a root that is not the table's. */
export function splitTableProps<Props extends object>(
  props: Props,
): { table: Pick<Props, keyof Props & OwnKey>; rest: Omit<Props, OwnKey> } {
  const table: Partial<Props> = {};
  const rest: Partial<Props> = {};
  for (const key in props) (key in ownKeys ? table : rest)[key] = props[key];
  // Each has all of its keys that were given.
  return { table: table as Pick<Props, keyof Props & OwnKey>, rest: rest as Omit<Props, OwnKey> };
}
