import { type FocusEvent, type MouseEvent, useRef } from 'react';
import type { RowSetting } from './cellContent.tsx';
import { openRow } from './openRow.ts';
import type { PlacedRow } from './rowSlots.ts';
import { TableRow } from './TableRow.tsx';
import { tableRoles } from './tableRoles.ts';
import { usePin } from './usePin.ts';
import { useRowWindow } from './useRowWindow.ts';

interface TableBodyProps<Row> {
  rows: readonly Row[];
  getRowId: (row: Row) => string | number;
  /** `aria-rowindex` of the first row. */
  firstRowIndex: number;
  rowHeight: number;
  scroller: HTMLElement | null;
  setting: RowSetting<Row>;
}

/** The rows near what is seen, each in a slot that stays. Renders a `<tbody>` as tall as all rows. */
export function TableBody<Row>({
  rows,
  getRowId,
  firstRowIndex,
  rowHeight,
  scroller,
  setting,
}: TableBodyProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { pin, pinHandlers } = usePin(rows, getRowId);
  const { placed, totalPx } = useRowWindow({ count: rows.length, rowHeight, scroller, pin });

  const rowOfEvent = ({ target }: FocusEvent): PlacedRow | undefined => {
    const element = target.closest('tr');
    const index = Number(element?.ariaRowIndex) - firstRowIndex;
    return element?.parentElement === body.current ? placed.find((row) => row.index === index) : undefined;
  };

  const rowHandlers = {
    ...pinHandlers(rowOfEvent),
    onClick: (event: MouseEvent) => openRow(event, body.current),
  };

  return (
    <tbody ref={body} {...tableRoles.rowgroup} style={{ blockSize: totalPx }} {...rowHandlers}>
      {placed.map(({ index, slot }) => {
        const row = rows[index];
        return row === undefined ? null : (
          <TableRow
            key={slot}
            row={row}
            rowIndex={firstRowIndex + index}
            offsetPx={index * rowHeight}
            setting={setting}
          />
        );
      })}
    </tbody>
  );
}
