import { type RefObject, useEffect, useState } from 'react';
import type { DataTableProps } from '../DataTable.types.ts';
import { useEventCallback } from '../useEventCallback.ts';
import type { DrawnColumn } from './column.ts';
import type { ColumnEdges } from './columnEdges.ts';

interface ColumnResizeOptions<Row> extends Pick<DataTableProps<Row>, 'onColumnWidthsChange'> {
  columns: readonly DrawnColumn<Row>[];
  headRow: RefObject<HTMLTableRowElement | null>;
}

const ignore = () => {};

/**
 * Columns are made wider at the edge of their header where somebody is told of it; only there the code of it is
 * fetched. Tells whether it is here.
 */
export function useColumnResize<Row>({
  columns,
  headRow,
  onColumnWidthsChange,
}: ColumnResizeOptions<Row>): boolean {
  const [edges, setEdges] = useState<ColumnEdges<Row> | null>(null);
  const tell = useEventCallback(onColumnWidthsChange ?? ignore);
  const isOn = onColumnWidthsChange !== undefined;

  useEffect(() => {
    if (!isOn) return;
    let made: ColumnEdges<Row> | undefined;
    let present = true;
    import('./columnEdges.ts').then(
      ({ ColumnEdges: Edges }) => {
        if (!present || !headRow.current) return;
        made = new Edges<Row>(headRow.current, tell);
        setEdges(made);
      },
      () => {}, // the table is of use without it
    );
    return () => {
      present = false;
      made?.dispose();
      setEdges(null);
    };
  }, [isOn, headRow, tell]);

  useEffect(() => edges?.show(columns), [edges, columns]);
  return edges !== null;
}
