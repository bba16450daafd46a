import { type ComponentPropsWithoutRef, type MouseEvent, type RefObject, use, useLayoutEffect } from 'react';
import { isElement } from '../../../internal/isElement.ts';
import { useGridFocus } from '../focus/useGridFocus.ts';
import type { RowPainter } from '../painter/rowPainter.ts';
import { SelectAllContext } from './SelectAllContext.ts';
import type { RowSelecting } from './selecting.ts';
import { useRowChoice } from './useRowChoice.ts';

export interface GridTableProps<Row> extends ComponentPropsWithoutRef<'table'> {
  rows: readonly Row[];
  getRowId: (row: Row) => string | number;
  selecting: RowSelecting<Row>;
  headRow: RefObject<HTMLTableRowElement | null>;
  painterRef: RefObject<RowPainter<Row> | null>;
}

/** How rows are chosen, and the table that does it. */
export interface GridSelecting<Row> extends RowSelecting<Row> {
  Grid: typeof GridTable;
}

/** The role of the table; those of its rows and cells are written with them. */
const gridRole = { role: 'grid', 'aria-multiselectable': true } as const;

/**
 * The table of rows that can be chosen, by the keys of a grid and by presses on their boxes; tables that are only read do
 * without its code. Renders a `<table>`.
 */
export function GridTable<Row>({
  rows,
  getRowId,
  selecting,
  headRow,
  painterRef,
  children,
  ...rest
}: GridTableProps<Row>) {
  const box = use(SelectAllContext);
  const choice = useRowChoice({ rows, getRowId, selecting });
  const focusHandlers = useGridFocus({
    ...{ headRow, painterRef, choice },
    rowCount: rows.length,
    onSelectAll: () => selecting.all.reason === undefined && selecting.all.toggle(),
  });

  useLayoutEffect(() => {
    if (box) painterRef.current?.mark();
  }, [box, painterRef]);

  const onClick = ({ target, currentTarget, shiftKey }: MouseEvent) => {
    const cell = isElement(target) ? target.closest('tbody [data-format="select"]') : null;
    if (!cell || cell.closest('table') !== currentTarget) return; // a table within details answers for itself
    const hit = painterRef.current?.rowAt(cell);
    if (!hit) return;
    choice.choose(hit.index, shiftKey);
    painterRef.current?.markSoon(hit.element);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the grid
    <table {...rest} {...gridRole} {...focusHandlers} onClick={onClick}>
      {children}
    </table>
  );
}
