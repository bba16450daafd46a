import { useMemo } from 'react';
import { useWindowSize } from '../../../internal/useWindowSize.ts';
import { hiddenDetails, type RowDetails, type TableDetails } from '../rows/rowDetails.ts';
import type { Column, DrawnColumn, ExpandColumn, SelectColumn } from './column.ts';
import { staysAtEnd } from './columnOrder.ts';

const selectColumn: SelectColumn = { id: ' select', header: '', format: 'select' };
const expandColumn: ExpandColumn = { id: ' expand', header: '', format: 'expand' };

/**
 * The columns with those that stay in sight when the table is scrolled sideways: the first, with the boxes and buttons
 * before it, and the last where it holds the acts.
 */
function pinned<Row>(columns: readonly DrawnColumn<Row>[]): readonly DrawnColumn<Row>[] {
  const first = columns.findIndex(({ format }) => format !== 'select' && format !== 'expand');
  const last = columns.length - 1;
  return columns.map((column, index) => {
    if (index <= first) return { ...column, pin: 'start' };
    return index === last && staysAtEnd(column) ? { ...column, pin: 'end' } : column;
  });
}

/**
 * The columns the window has room for, after their `hiddenOn`; before them the boxes of a table that selects, and
 * the buttons that show details. What was left out is in the details of a table that has no others.
 */
export function useDrawnColumns<Row>(
  columns: readonly Column<Row>[],
  selects: boolean,
  ownDetails: RowDetails<Row> | undefined,
): { columns: readonly DrawnColumn<Row>[]; details: TableDetails<Row> | undefined } {
  const size = useWindowSize();
  const { shown, hidden } = useMemo(() => {
    const isHidden = ({ hiddenOn }: Column<Row>) =>
      size === 'narrow' ? hiddenOn !== undefined : size === 'medium' && hiddenOn === 'medium';
    return { shown: columns.filter((column) => !isHidden(column)), hidden: columns.filter(isHidden) };
  }, [columns, size]);
  const details = useMemo(() => ownDetails ?? hiddenDetails(hidden), [ownDetails, hidden]);
  const expands = details !== undefined;
  const drawn = useMemo(
    () => pinned([...(selects ? [selectColumn] : []), ...(expands ? [expandColumn] : []), ...shown]),
    [shown, selects, expands],
  );
  return { columns: drawn, details };
}
