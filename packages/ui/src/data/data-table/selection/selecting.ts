/** How a table reads and changes the selection; `SelectionTable` provides it. */
export interface RowSelecting<Row> {
  has: (row: Row) => boolean;
  /** Why the row cannot be chosen; nothing where it can. */
  reasonAgainst: (row: Row) => string | undefined;
  /** Selects and deselects rows; rows that cannot be selected are ignored. */
  change: (rows: { choose?: readonly Row[] | undefined; release?: readonly Row[] | undefined }) => void;
  /** The rows chosen, where some are on other pages; nothing where not all of them are known. */
  rows?: (() => readonly Row[]) | undefined;
  /** What the box of a row is called, by the name of the row. */
  label: (name: string) => string;
  /** Puts a box into the cell of a row; its code comes with what chooses. */
  writeBox: (
    row: HTMLElement,
    cell: HTMLElement,
    selecting: () => RowSelecting<Row> | undefined,
  ) => BoxWriter<Row>;
  /** The box in the header. */
  all: {
    state: boolean | 'mixed';
    label: string;
    /** Why it can do nothing. */
    reason: string | undefined;
    toggle: () => void;
  };
}

/** Writes the box of a row. */
export interface BoxWriter<Row> {
  describe: (name: string) => void;
  /** Writes whether the row is chosen, and why it cannot be. */
  mark: (row: Row) => void;
}
