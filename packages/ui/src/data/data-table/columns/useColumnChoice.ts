import { useMemo, useState } from 'react';
import type { Column } from './column.ts';
import { type ColumnChoice, chosenColumns, readColumnChoice } from './columnChoice.ts';
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
}

function remembered(storage: ColumnStorage | undefined, key: string): ColumnChoice {
  try {
    return readColumnChoice(storage?.getItem(key) ?? null);
  } catch {
    return readColumnChoice(null); // a storage the browser refuses to open
  }
}

/** Which columns of a table are shown and how wide, remembered in a storage the application brings. */
export function useColumnChoice<Row>({ columns, storage, storageKey }: ColumnChoiceOptions<Row>) {
  const [choice, setChoice] = useState(() => remembered(storage, storageKey));

  const change = (next: ColumnChoice) => {
    setChoice(next);
    try {
      storage?.setItem(storageKey, JSON.stringify(next));
    } catch {
      // When the storage is full, the choice is not stored; the table still works.
    }
  };

  const changeWidths = (next: ColumnWidths) => {
    const widths = Object.entries({ ...choice.widths, ...next }).filter(
      (entry): entry is [string, number] => entry[1] !== null,
    );
    change({ ...choice, widths: Object.fromEntries(widths) });
  };

  return {
    /** For the table. */
    columns: useMemo(() => chosenColumns(columns, choice), [columns, choice]),
    /** For the table, whose columns can then be made wider by dragging. */
    onColumnWidthsChange: changeWidths,
    /** For the menu. */
    menu: {
      columns,
      choice,
      onShownChange: (id: string, shown: boolean) => {
        const hidden = choice.hidden.filter((other) => other !== id);
        change({ ...choice, hidden: shown ? hidden : [...hidden, id] });
      },
      /** Nothing for the width the column has by itself. Kept as typed, digit by digit; the table keeps to the bounds. */
      onWidthChange: (id: string, widthPx: number | null) => changeWidths({ [id]: widthPx }),
      onReset: () => change({ hidden: [], widths: {} }),
    },
  };
}
