import { useMemo } from 'react';
import { isSelected, type RowId, type Selection } from '../../data/selection-table/selection.ts';

const noRows: readonly never[] = [];

/** The chosen ids row by row, so that "all" means those there are now and not those that come. */
export const idsOf = (selection: Selection, rows: readonly { id: RowId }[] = noRows): readonly RowId[] =>
  selection.mode === 'only'
    ? [...selection.ids]
    : rows.map(({ id }) => id).filter((id) => isSelected(selection, id));

/** The selection of exactly these rows. */
export const useSelection = (ids: readonly RowId[]) =>
  useMemo((): Selection => ({ mode: 'only', ids: new Set(ids) }), [ids]);
