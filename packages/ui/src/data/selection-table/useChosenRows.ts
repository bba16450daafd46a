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

  const keep = useCallback(
    (read: readonly Row[]) => {
      for (const row of read) seen.set(getRowId(row), row);
    },
    [getRowId, seen],
  );

  useEffect(() => keep(rows), [rows, keep]);

  const here = useMemo(
    () => onFirstUse(() => new Map(rows.map((row) => [getRowId(row), row]))),
    [rows, getRowId],
  );
  const known = useMemo(() => new Map(knownRows.map((row) => [getRowId(row), row])), [knownRows, getRowId]);

  return useMemo(() => {
    const ids = [...selection.ids];
    // Other rows may have been chosen before the list was narrowed.
    if (isWhole && (selection.mode === 'all-except' || ids.every((id) => here().has(id))))
      return { isKnown: true, list: () => selectableRows.filter(selecting.has), keep };
    const find = (id: RowId) => here().get(id) ?? seen.get(id) ?? known.get(id);
    return {
      isKnown: selection.mode === 'only' && ids.every((id) => find(id) !== undefined),
      list: () => ids.flatMap((id) => find(id) ?? []),
      keep,
    };
  }, [isWhole, selectableRows, selecting, selection, here, seen, known, keep]);
}
