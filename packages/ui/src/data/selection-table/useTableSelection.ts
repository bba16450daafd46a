import { useLayoutEffect, useMemo, useRef } from 'react';
import { useControllableValue } from '../../internal/useControllableValue.ts';
import { selectionTexts } from '../../locale/selectionTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import type { RowSelecting } from '../data-table/selection/selecting.ts';
import { selectWriter } from '../data-table/selection/selectWriter.ts';
import type { SelectionTableProps } from './SelectionTable.types.ts';
import {
  everythingSelected,
  isSelected,
  noSelection,
  type RowId,
  type Selection,
  selectedCount,
  withoutRows,
  withRows,
} from './selection.ts';
import { useGoneRows } from './useGoneRows.ts';

type Options<Row> = Pick<
  SelectionTableProps<Row>,
  | 'rows'
  | 'getRowId'
  | 'paging'
  | 'sort'
  | 'scrollKey'
  | 'loading'
  | 'rowDisabledReason'
  | 'maxRows'
  | 'selection'
  | 'defaultSelection'
  | 'onSelectionChange'
> & { onRefused: () => void };

const none: readonly never[] = [];

/** Which rows are chosen, kept by id over pages, sorting and reading again, and how the table changes it. */
export function useTableSelection<Row>(options: Options<Row>) {
  const { rows = none, getRowId, paging, rowDisabledReason, maxRows = Number.POSITIVE_INFINITY } = options;
  const { selection: controlled, defaultSelection = noSelection, onSelectionChange, onRefused } = options;
  const messages = useMessages(selectionTexts);
  const [selection, setSelection] = useControllableValue(controlled, defaultSelection, onSelectionChange);
  const latest = useRef(selection);

  const isWhole =
    !paging || (paging.total !== undefined && !paging.hasUncounted && paging.total <= rows.length);
  const selectableRows = useMemo(
    () => (rowDisabledReason ? rows.filter((row) => !rowDisabledReason(row)) : rows),
    [rows, rowDisabledReason],
  );
  const selectable = isWhole
    ? selectableRows.length
    : rowDisabledReason || paging?.hasUncounted
      ? undefined
      : paging?.total;
  const countOf = (of: Selection) => selectedCount(of, selectable ?? paging?.total ?? selectableRows.length);
  const count = countOf(selection);

  const change = (next: Selection) => {
    if (next === latest.current) return;
    latest.current = next;
    setSelection(next, { count: countOf(next) });
  };
  const call = useRef({ change, onRefused });

  useLayoutEffect(() => {
    latest.current = selection;
    call.current = { change, onRefused };
  });

  useGoneRows({ ...options, rows, isWhole, selection, change });

  const isFull = selection.mode === 'only' && count >= maxRows;
  const selecting = useMemo((): RowSelecting<Row> => {
    const has = (row: Row) => isSelected(selection, getRowId(row));
    const ownReason = (row: Row) => rowDisabledReason?.(row) || undefined;
    const reasonAgainst = (row: Row) =>
      ownReason(row) ?? (isFull && !has(row) ? messages.selectionFull(maxRows) : undefined);
    const idsOf = (list: readonly Row[] = none): RowId[] =>
      list.filter((row) => ownReason(row) === undefined).map(getRowId);

    // All of a list whose other pages may hold rows that cannot be chosen is not known; all of this page is.
    const target = selectable === undefined ? 'page' : 'all';
    const pageState = (): boolean | 'mixed' => {
      const chosen = selectableRows.filter(has).length;
      return chosen > 0 && (chosen === selectableRows.length || 'mixed');
    };
    // As many as the list has may have been chosen of another one, and more than it has.
    const hasAll = () =>
      (isWhole ? count >= selectableRows.length : count === selectable) &&
      (selection.mode === 'all-except' || selectableRows.every(has));
    const state = target === 'page' ? pageState() : count > 0 && (hasAll() || 'mixed');
    const size = selectable ?? selectableRows.length;

    return {
      has,
      label: messages.selectRow,
      writeBox: selectWriter,
      reasonAgainst,
      change({ choose, release }) {
        const released = release ? withRows(latest.current, [], idsOf(release)) : latest.current;
        const room = released.mode === 'only' ? maxRows - released.ids.size : Number.POSITIVE_INFINITY;
        const fresh = idsOf(choose).filter((id) => !isSelected(released, id));
        call.current.change(withRows(released, fresh.slice(0, room)));
      },
      all: {
        state,
        label: target === 'page' ? messages.selectPageRows : messages.selectAllRows,
        reason: size === 0 ? messages.nothingToSelect : undefined,
        toggle() {
          const { current } = latest;
          const ids = selectableRows.map(getRowId);
          // Beside a whole list there may be rows of another search: they stay as they are.
          const hasOthers = isWhole && current.mode === 'only' && withoutRows(current, ids).ids.size > 0;
          if (target === 'all' && !hasOthers) {
            if (state === true) call.current.change(noSelection);
            else if (size > maxRows) call.current.onRefused();
            else call.current.change(everythingSelected);
            return;
          }
          const next = state === true ? withRows(current, [], ids) : withRows(current, ids);
          if (next.ids.size > maxRows) call.current.onRefused();
          else call.current.change(next);
        },
      },
    };
  }, [
    selection,
    getRowId,
    rowDisabledReason,
    isFull,
    maxRows,
    messages,
    selectable,
    selectableRows,
    count,
    isWhole,
  ]);

  /** Chooses rows beside those that are chosen, and tells how many that makes; more than the limit change nothing. */
  const add = (ids: readonly RowId[]): number => {
    const { current } = latest;
    const next = withRows(current.mode === 'only' ? current : noSelection, ids);
    if (next.ids.size <= maxRows) call.current.change(next);
    return next.ids.size;
  };

  return {
    ...{ selection, count, selecting, selectableRows, isWhole, change, add },
    clear: () => change(noSelection),
  };
}
