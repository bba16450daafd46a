/** How a table that selects tells and changes which rows are chosen; `SelectionTable` makes it. */
export interface RowSelecting<Row> {
  has: (row: Row) => boolean;
  /** Why the row cannot be chosen; nothing where it can. */
  reasonAgainst: (row: Row) => string | undefined;
  /** Chooses rows and lets go of others; those that cannot be chosen stay as they are. */
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
