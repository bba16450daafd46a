import { useRef } from 'react';
import type { RowSelecting } from './selecting.ts';

interface RowChoiceOptions<Row> {
  rows: readonly Row[];
  getRowId: (row: Row) => string | number;
  selecting: RowSelecting<Row>;
}

const between = (a: number, b: number) => [Math.min(a, b), Math.max(a, b) + 1] as const;

/** Chooses one row, or all rows from the one chosen before, by id, whatever was sorted or read again in between. */
export function useRowChoice<Row>({ rows, getRowId, selecting }: RowChoiceOptions<Row>) {
  const anchor = useRef<string | number>(undefined);
  const extending = useRef(false);

  const anchorIndex = () =>
    anchor.current === undefined ? -1 : rows.findIndex((row) => getRowId(row) === anchor.current);

  /** A press on the box of a row; with `range`, all from the last press get what that one has. */
  const choose = (index: number, range: boolean) => {
    const row = rows[index];
    if (row === undefined) return;
    extending.current = false;
    const from = range ? anchorIndex() : -1;
    const start = rows[from];
    if (start !== undefined) {
      const touched = rows.slice(...between(from, index));
      selecting.change(selecting.has(start) ? { choose: touched } : { release: touched });
      return;
    }
    if (selecting.reasonAgainst(row) !== undefined) return;
    anchor.current = getRowId(row);
    selecting.change(selecting.has(row) ? { release: [row] } : { choose: [row] });
  };

  /** A step with Shift held: chosen is what lies between the row the steps began at and the one reached. */
  const extend = (from: number, to: number) => {
    const start = rows[from];
    if (start === undefined || rows[to] === undefined) return;
    if (!extending.current || anchorIndex() < 0) anchor.current = getRowId(start);
    extending.current = true;
    const origin = anchorIndex();
    const [first, end] = between(origin, to);
    const release = rows.slice(...between(origin, from)).filter((row) => {
      const index = rows.indexOf(row);
      return index < first || index >= end;
    });
    selecting.change({ choose: rows.slice(first, end), release });
  };

  /** A step without Shift: the next one with it begins anew. */
  const endExtending = () => {
    extending.current = false;
  };

  return { choose, extend, endExtending };
}
