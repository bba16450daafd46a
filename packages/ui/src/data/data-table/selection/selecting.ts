/** How a table reads and changes the selection; `SelectionTable` provides it. */
export interface RowSelecting<Row> {
  has: (row: Row) => boolean;
  /** Why the row cannot be chosen; nothing where it can. */
  reasonAgainst: (row: Row) => string | undefined;
  /** Selects and deselects rows; rows that cannot be selected are ignored. */
  change: (rows: { choose?: readonly Row[]; release?: readonly Row[] }) => void;
  /** The rows chosen, where some are on other pages; nothing where not all of them are known. */
  rows?: (() => readonly Row[]) | undefined;
  /** The box in the header. */
  all: {
    state: boolean | 'mixed';
    label: string;
    /** Why it can do nothing. */
    reason: string | undefined;
    toggle: () => void;
  };
}
