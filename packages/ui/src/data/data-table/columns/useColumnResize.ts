import { type RefObject, useEffect, useState } from 'react';
import { useSteady } from '../../../internal/useSteady.ts';
import type { DataTableProps } from '../DataTable.types.ts';
import type { DrawnColumn } from './column.ts';
import type { ColumnEdges } from './columnEdges.ts';

interface ColumnResizeOptions<Row> extends Pick<DataTableProps<Row>, 'onColumnWidthsChange'> {
  columns: readonly DrawnColumn<Row>[];
  headRow: RefObject<HTMLTableRowElement | null>;
}

const ignore = () => {};

/**
 * Columns are made wider at the edge of their header where `onColumnWidthsChange` is given; only there the code of it is
 * fetched. Returns what draws an edge, once it has arrived.
 */
export function useColumnResize<Row>({
  columns,
  headRow,
  onColumnWidthsChange,
}: ColumnResizeOptions<Row>): ColumnEdges<Row>['Edge'] | undefined {
  const [edges, setEdges] = useState<ColumnEdges<Row> | null>(null);
  const changeWidths = useSteady(onColumnWidthsChange ?? ignore);
  const isOn = onColumnWidthsChange !== undefined;

  useEffect(() => {
    if (!isOn) return;
    let created: ColumnEdges<Row> | undefined;
    let present = true;
    import('./columnEdges.ts').then(
      ({ ColumnEdges: Edges }) => {
        if (!present || !headRow.current) return;
        created = new Edges<Row>(headRow.current, changeWidths);
        setEdges(created);
      },
      () => {}, // the table is of use without it
    );
    return () => {
      present = false;
      created?.dispose();
      setEdges(null);
    };
  }, [isOn, headRow, changeWidths]);

  useEffect(() => edges?.show(columns), [edges, columns]);
  return edges?.Edge;
}
