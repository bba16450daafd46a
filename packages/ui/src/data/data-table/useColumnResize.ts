import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { DrawnColumn } from './column.ts';
import { ColumnEdges } from './columnEdges.ts';
import type { DataTableProps } from './DataTable.tsx';
import { useEventCallback } from './useEventCallback.ts';

interface ColumnResizeOptions<Row> extends Pick<DataTableProps<Row>, 'onColumnWidthsChange'> {
  columns: readonly DrawnColumn<Row>[];
  headRow: RefObject<HTMLTableRowElement | null>;
}

const ignore = () => {};

/** Columns are made wider at the edge of their header where somebody is told of it. */
export function useColumnResize<Row>({ columns, headRow, onColumnWidthsChange }: ColumnResizeOptions<Row>) {
  const edges = useRef<ColumnEdges<Row>>(null);
  const tell = useEventCallback(onColumnWidthsChange ?? ignore);
  const isOn = onColumnWidthsChange !== undefined;

  useLayoutEffect(() => {
    if (!isOn || !headRow.current) return;
    const made = new ColumnEdges<Row>(headRow.current, tell);
    edges.current = made;
    return () => {
      edges.current = null;
      made.dispose();
    };
  }, [isOn, headRow, tell]);

  useEffect(() => {
    if (isOn) edges.current?.show(columns);
  }, [isOn, columns]);
}
