import { useMemo, useState } from 'react';
import type { DataTableProps } from '../DataTable.types.ts';

type ExpandedRowsOptions<Row> = Pick<DataTableProps<Row>, 'getRowId' | 'details'> & { rows: readonly Row[] };

const noIndexes: readonly number[] = [];

/** Which rows show their details, kept by id through sorting and reading again. */
export function useExpandedRows<Row>({ rows, getRowId, details }: ExpandedRowsOptions<Row>) {
  const [ids, setIds] = useState<ReadonlySet<string | number>>(new Set());

  const indexes = useMemo(() => {
    if (!details || ids.size === 0) return noIndexes;
    return rows.flatMap((row, index) => (ids.has(getRowId(row)) ? [index] : []));
  }, [rows, getRowId, details, ids]);

  const toggle = useMemo(
    () => (row: Row) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(getRowId(row))) next.add(getRowId(row));
        return next;
      }),
    [getRowId],
  );

  return { indexes, toggle };
}
