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
  const isOwn = ([key]: [string, unknown]) => key in ownKeys;
  const entries = Object.entries(props);
  // What Object.fromEntries makes has no keys in its type; they are those that were let through.
  const pick = <Part>(has: (entry: [string, unknown]) => boolean) =>
    Object.fromEntries(entries.filter(has)) as Part;
  return { table: pick(isOwn), rest: pick((entry) => !isOwn(entry)) };
}
