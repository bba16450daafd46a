import { useMemo, useState } from 'react';
import type { Column } from './column.ts';
import { type ColumnChoice, chosenColumns, noColumnChoice, readColumnChoice } from './columnChoice.ts';
import type { ColumnWidths } from './columnEdges.ts';

/** Where the choice is remembered; `localStorage` is one. */
export interface ColumnStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
}

/** The columns of a table, and how the choice of them is remembered. */
export interface ColumnChoiceOptions<Row> {
  /** All of them, in a constant. */
  columns: readonly Column<Row>[];
  /** Without one, the choice lasts as long as the page. */
  storage?: ColumnStorage | undefined;
  /** Names the table in the storage. */
  storageKey: string;
  /** Ids of the columns that are shown in place of the remembered choice, as of a saved view; unknown ones are ignored. */
  shownIds?: readonly string[] | undefined;
  /** Receives the ids of the columns chosen, `null` for the remembered choice; without it they are remembered. */
  onShownIdsChange?: ((ids: readonly string[] | null) => void) | undefined;
}

function remembered(storage: ColumnStorage | undefined, key: string): ColumnChoice {
  try {
    return readColumnChoice(storage?.getItem(key) ?? null);
  } catch {
    return readColumnChoice(null); // a storage the browser refuses to open
  }
}

/** Which columns of a table are shown and how wide, remembered in a storage the application brings. */
export function useColumnChoice<Row>({
  columns,
  storage,
  storageKey,
  shownIds,
  onShownIdsChange,
}: ColumnChoiceOptions<Row>) {
  const [own, setOwn] = useState(() => remembered(storage, storageKey));
  const choice = useMemo(() => {
    const isShown = ({ id }: Column<Row>) => shownIds?.includes(id);
    if (!columns.some(isShown)) return own;
    return { ...own, hidden: columns.filter((column) => !isShown(column)).map(({ id }) => id) };
  }, [columns, own, shownIds]);

  const change = (next: ColumnChoice) => {
    setOwn(next);
    try {
      storage?.setItem(storageKey, JSON.stringify(next));
    } catch {
      // When the storage is full, the choice is not stored; the table still works.
    }
  };

  const changeWidths = (next: ColumnWidths) => {
    const widths = Object.entries({ ...own.widths, ...next }).filter(
      (entry): entry is [string, number] => entry[1] !== null,
    );
    change({ ...own, widths: Object.fromEntries(widths) });
  };

  /** The columns left, `null` where none was ever hidden. */
  const idsWithout = (hidden: readonly string[]) =>
    hidden.length > 0 || own.hidden.length > 0
      ? columns.filter(({ id }) => !hidden.includes(id)).map(({ id }) => id)
      : null;

  const changeHidden = (hidden: readonly string[]) => {
    if (onShownIdsChange) onShownIdsChange(idsWithout(hidden));
    else change({ ...own, hidden });
  };

  return {
    /** For the table. */
    columns: useMemo(() => chosenColumns(columns, choice), [columns, choice]),
    /** For the table, whose columns can then be made wider by dragging. */
    onColumnWidthsChange: changeWidths,
    /** For a saved view: what it takes to show the same columns elsewhere, `null` for nothing. */
    shownIds: idsWithout(choice.hidden),
    /** For the menu. */
    menu: {
      columns,
      choice,
      onShownChange: (id: string, shown: boolean) => {
        const hidden = choice.hidden.filter((other) => other !== id);
        changeHidden(shown ? hidden : [...hidden, id]);
      },
      /** Nothing for the width the column has by itself. Kept as typed, digit by digit; the table keeps to the bounds. */
      onWidthChange: (id: string, widthPx: number | null) => changeWidths({ [id]: widthPx }),
      onReset: () => {
        onShownIdsChange?.(null);
        change(noColumnChoice);
      },
    },
  };
}
