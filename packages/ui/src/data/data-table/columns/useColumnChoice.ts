import { useMemo, useState } from 'react';
import type { Column } from './column.ts';
import {
  type ColumnChoice,
  chosenColumns,
  fittingWidth,
  noColumnChoice,
  readColumnChoice,
} from './columnChoice.ts';
import type { ColumnWidths } from './columnEdges.ts';
import { orderedColumns, orderOf, withColumnMoved } from './columnOrder.ts';

/** Where the choice is remembered; `localStorage` is one. */
export interface ColumnStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
}

/** The columns of a table, and how the choice of them is remembered. */
export interface ColumnChoiceOptions<Row> {
  /** All of them, in a constant. */
  columns: readonly Column<Row>[];
  /** The same object each time. Without one, the choice lasts as long as the page. */
  storage?: ColumnStorage | undefined;
  /** Names the table in the storage, and the user where several share it: another key has a choice of its own. */
  storageKey: string;
  /** Ids of the columns that are shown, in this order, in place of the remembered choice, as of a saved view; unknown ones are ignored. */
  shownIds?: readonly string[] | undefined;
  /** Receives the ids of the columns chosen in their order, `null` for the remembered choice; without it they are remembered. */
  onShownIdsChange?: ((ids: readonly string[] | null) => void) | undefined;
}

type Place = Pick<ColumnChoiceOptions<never>, 'storage' | 'storageKey'>;

function remembered({ storage, storageKey }: Place): ColumnChoice {
  try {
    return readColumnChoice(storage?.getItem(storageKey) ?? null);
  } catch {
    return readColumnChoice(null); // a storage the browser refuses to open
  }
}

/** Which columns of a table are shown, in which order and how wide, remembered in a storage the application brings. */
export function useColumnChoice<Row>({
  columns,
  storage,
  storageKey,
  shownIds,
  onShownIdsChange,
}: ColumnChoiceOptions<Row>) {
  const found = useMemo(() => remembered({ storage, storageKey }), [storage, storageKey]);
  const [changed, setChanged] = useState<Place & { choice: ColumnChoice }>();
  const isHere = changed?.storage === storage && changed?.storageKey === storageKey;
  const own = changed && isHere ? changed.choice : found;
  const choice = useMemo(() => {
    const isShown = ({ id }: Column<Row>) => shownIds?.includes(id);
    if (!shownIds || !columns.some(isShown)) return own;
    return {
      ...own,
      hidden: columns.filter((column) => !isShown(column)).map(({ id }) => id),
      order: orderOf(columns, orderedColumns(columns, shownIds)),
    };
  }, [columns, own, shownIds]);

  const change = (next: ColumnChoice) => {
    setChanged({ storage, storageKey, choice: next });
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

  const ordered = useMemo(() => orderedColumns(columns, choice.order), [columns, choice.order]);

  /** The columns of a choice in their order, `null` where it is that of the table and no other was remembered. */
  const idsOf = ({ hidden, order }: Omit<ColumnChoice, 'widths'>) =>
    [hidden, order, own.hidden, own.order].some(({ length }) => length > 0)
      ? orderedColumns(columns, order).flatMap(({ id }) => (hidden.includes(id) ? [] : [id]))
      : null;

  const changeShown = (next: Partial<ColumnChoice>) => {
    if (onShownIdsChange) onShownIdsChange(idsOf({ ...choice, ...next }));
    else change({ ...own, ...next });
  };

  return {
    /** For the table. */
    columns: useMemo(() => chosenColumns(columns, choice), [columns, choice]),
    /** For the table, whose columns can then be made wider by dragging. */
    onColumnWidthsChange: changeWidths,
    /** For a saved view: what it takes to show the same columns elsewhere, `null` for nothing. */
    shownIds: idsOf(choice),
    /** For the menu. */
    menu: {
      /** All, in their order. */
      columns: ordered,
      choice,
      onShownChange: (id: string, shown: boolean) => {
        const hidden = choice.hidden.filter((other) => other !== id);
        changeShown({ hidden: shown ? hidden : [...hidden, id] });
      },
      /** Whether a column can be moved by one place to the start (-1) or to the end. */
      isMovable: (id: string, by: -1 | 1) => withColumnMoved(columns, ordered, id, by) !== null,
      onMove: (id: string, by: -1 | 1) => {
        const moved = withColumnMoved(columns, ordered, id, by);
        if (moved) changeShown({ order: orderOf(columns, moved) });
      },
      /** Nothing for the width the column has by itself. */
      onWidthChange: (id: string, widthPx: number | null) =>
        changeWidths({ [id]: widthPx === null ? null : fittingWidth(widthPx) }),
      onReset: () => {
        onShownIdsChange?.(null);
        change(noColumnChoice);
      },
    },
  };
}
