import { useInsertionEffect, useRef, useState } from 'react';
import { type GridSelecting, GridTable } from '../data-table/selection/GridTable.tsx';
import type { RowSelecting } from '../data-table/selection/selecting.ts';

/**
 * How rows are chosen, as one object that stays and answers as the newest one given: a table that holds it is not drawn
 * anew for each row chosen.
 */
export function useSteadySelecting<Row>(selecting: RowSelecting<Row>): GridSelecting<Row> {
  const newest = useRef(selecting);
  useInsertionEffect(() => {
    newest.current = selecting;
  });
  const [steady] = useState(
    (): GridSelecting<Row> => ({
      has: (row) => newest.current.has(row),
      reasonAgainst: (row) => newest.current.reasonAgainst(row),
      change: (rows) => newest.current.change(rows),
      label: (name) => newest.current.label(name),
      writeBox: (...box) => newest.current.writeBox(...box),
      get rows() {
        return newest.current.rows;
      },
      get all() {
        return newest.current.all;
      },
      Grid: GridTable,
    }),
  );
  return steady;
}
