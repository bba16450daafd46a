import type { DataTableProps } from './DataTable.types.ts';
import { Table } from './Table.tsx';

/** Shows rows in columns and scrolls through any number of them. Renders a `<div>` around a `<table>`. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return <Table {...props} />;
}
