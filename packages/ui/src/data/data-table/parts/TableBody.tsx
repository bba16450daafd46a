import type { FocusEvent, MouseEvent, RefObject } from 'react';
import type { RowPainter, RowView } from '../painter/rowPainter.ts';
import { useRowPainter } from '../painter/useRowPainter.tsx';
import { pressRow } from '../rows/pressRow.ts';
import { tableRoles } from './tableRoles.ts';

interface TableBodyProps<Row> extends RowView<Row> {
  headRow: RefObject<HTMLTableRowElement | null>;
  painterRef: RefObject<RowPainter<Row> | null>;
  /** Most pixels the table takes, where that is known. */
  mostPx: number | undefined;
}

/** The visible rows, drawn by a painter. Renders a `<tbody>` as tall as all rows. */
export function TableBody<Row>({ headRow, painterRef, mostPx, ...view }: TableBodyProps<Row>) {
  const { body, drawn } = useRowPainter({ view, headRow, painterRef, mostPx });

  const rowHandlers = {
    onFocus: ({ target }: FocusEvent) => {
      if (body.current?.contains(target)) painterRef.current?.pin(target);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // A grid is entered again where it was left; a window that lost focus gives it back to the same row.
      const leaves = !view.setting.selecting && !currentTarget.contains(relatedTarget);
      if (leaves && document.hasFocus()) painterRef.current?.pin(null);
    },
    onMouseDown: (event: MouseEvent) => {
      const isRange = event.shiftKey && view.setting.selecting !== undefined;
      if (isRange) event.preventDefault(); // it would select the texts between
    },
    onClick: (event: MouseEvent) => {
      if (painterRef.current) pressRow(event, painterRef.current, view.setting);
    },
  };

  return (
    <tbody ref={body} {...tableRoles.rowgroup} {...rowHandlers}>
      {drawn}
    </tbody>
  );
}
