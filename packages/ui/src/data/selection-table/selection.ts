/** Unique id of a row. */
export type RowId = string | number;

/**
 * The selected rows: `only` these ids, or all rows of the list `all-except` these. The second form needs no list of
 * ids, however many rows there are.
 */
export interface Selection {
  mode: 'only' | 'all-except';
  ids: ReadonlySet<RowId>;
}

/** Nothing is chosen. */
export const noSelection: Selection = { mode: 'only', ids: new Set() };

/** All rows are chosen. */
export const everythingSelected: Selection = { mode: 'all-except', ids: new Set() };

/** Whether the row of an id is chosen. */
export function isSelected({ mode, ids }: Selection, id: RowId): boolean {
  return (mode === 'all-except') !== ids.has(id);
}

/** How many rows are chosen of those that can be. */
export function selectedCount({ mode, ids }: Selection, selectable: number): number {
  return mode === 'only' ? ids.size : Math.max(0, selectable - ids.size);
}

/** The selection with some rows chosen, then others let go; the same object where that changes nothing. */
export function withRows(
  selection: Selection,
  chosen: Iterable<RowId>,
  released: Iterable<RowId> = [],
): Selection {
  const listed = new Set(selection.ids);
  const set = (id: RowId, on: boolean) => {
    if ((selection.mode === 'only') === on) listed.add(id);
    else listed.delete(id);
  };
  for (const id of chosen) set(id, true);
  for (const id of released) set(id, false);
  const isSame = listed.size === selection.ids.size && [...listed].every((id) => selection.ids.has(id));
  return isSame ? selection : { mode: selection.mode, ids: listed };
}

/** The selection without rows that are there no more (TBL-09). */
export function withoutRows(selection: Selection, gone: readonly RowId[]): Selection {
  const listed = gone.filter((id) => selection.ids.has(id));
  if (listed.length === 0) return selection;
  const ids = new Set(selection.ids);
  for (const id of listed) ids.delete(id);
  return { mode: selection.mode, ids };
}
