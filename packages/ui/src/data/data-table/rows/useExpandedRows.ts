import { useEffect, useMemo, useState } from 'react';
import type { DataTableProps } from '../DataTable.types.ts';
import { fetchRowDetail } from './LazyRowDetail.tsx';
import type { TableDetails } from './rowDetails.ts';

interface ExpandedRowsOptions<Row> extends Pick<DataTableProps<Row>, 'getRowId' | 'startAt'> {
  rows: readonly Row[];
  details: TableDetails<Row> | undefined;
}

const noIndexes: readonly number[] = [];
const ignore = () => {};

/** Which rows show their details, kept by id through sorting and reading again; at first the one that was left from within them. */
export function useExpandedRows<Row>({ rows, getRowId, startAt, details }: ExpandedRowsOptions<Row>) {
  const [ids, setIds] = useState<ReadonlySet<string | number>>(
    () => new Set(startAt?.inDetails ? [startAt.rowId] : []),
  );

  const hasDetails = details !== undefined;

  useEffect(() => {
    if (hasDetails) fetchRowDetail().catch(ignore); // asked for again when a row is opened
  }, [hasDetails]);

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
