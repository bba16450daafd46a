import { onFirstUse } from '@portal/formats';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RowSelecting } from '../data-table/selection/selecting.ts';
import type { RowId, Selection } from './selection.ts';

interface ChosenRowsOptions<Row> {
  rows: readonly Row[] | undefined;
  knownRows: readonly Row[] | undefined;
  getRowId: (row: Row) => RowId;
  selection: Selection;
  selecting: RowSelecting<Row>;
  selectableRows: readonly Row[];
  /** Every row of the list has been read. */
  isWhole: boolean;
}

/** The rows chosen, as read last, wherever they are. */
export interface ChosenRows<Row> {
  /** Not so of all rows of a list of which one page has been read. */
  isKnown: boolean;
  /** A function, as it takes long for many rows and few ask. */
  list: () => readonly Row[];
  /** Keeps rows that were read and are not on this page. */
  keep: (rows: readonly Row[]) => void;
}

const none: readonly never[] = [];

/** Keeps the rows that were read, so that those chosen on other pages can be shown and summed. */
export function useChosenRows<Row>(options: ChosenRowsOptions<Row>): ChosenRows<Row> {
  const { rows = none, knownRows = none, getRowId, selection, selecting, selectableRows, isWhole } = options;
  const [seen] = useState(() => new Map<RowId, Row>());
  /** Of a list, what is chosen and not in it: it was narrowed since. */
  const elsewhere = (): readonly RowId[] => {
    if (selection.mode === 'all-except' || selection.ids.size === 0) return none;
    const here = new Set(rows.map(getRowId));
    return [...selection.ids].filter((id) => !here.has(id));
  };
  /** The list, and the rows that were chosen of those before it. */
  const [list, setList] = useState(() => ({ rows, elsewhere: elsewhere(), before: new Map<RowId, Row>() }));
  if (list.rows !== rows) {
    const left = selection.mode === 'only' && selection.ids.size > 0 ? list.rows.filter(selecting.has) : none;
    const chosen = left.map((row): [RowId, Row] => [getRowId(row), row]);
    setList({ rows, elsewhere: elsewhere(), before: new Map([...list.before, ...chosen]) });
  }

  const keep = useCallback(
    (read: readonly Row[]) => {
      for (const row of read) seen.set(getRowId(row), row);
    },
    [getRowId, seen],
  );

  // A whole list is there as it is: of a long one nothing is copied.
  useEffect(() => {
    if (!isWhole) keep(rows);
  }, [rows, isWhole, keep]);

  const here = useMemo(
    () => onFirstUse(() => new Map(rows.map((row) => [getRowId(row), row]))),
    [rows, getRowId],
  );
  const known = useMemo(() => new Map(knownRows.map((row) => [getRowId(row), row])), [knownRows, getRowId]);

  return useMemo(() => {
    if (isWhole && !list.elsewhere.some((id) => selection.ids.has(id)))
      return { isKnown: true, list: () => selectableRows.filter(selecting.has), keep };
    const ids = [...selection.ids];
    const find = (id: RowId) => here().get(id) ?? seen.get(id) ?? list.before.get(id) ?? known.get(id);
    return {
      isKnown: selection.mode === 'only' && ids.every((id) => find(id) !== undefined),
      list: () => ids.flatMap((id) => find(id) ?? []),
      keep,
    };
  }, [isWhole, selectableRows, selecting, selection, here, list, seen, known, keep]);
}
