import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Failure } from '../../feedback/error-state/Failure.ts';
import type { Paging } from '../../navigation/pager/pageRows.ts';
import type { Column, Sort } from './columns/column.ts';
import type { ColumnWidths } from './columns/columnEdges.ts';
import type { RowDetails } from './rows/rowDetails.ts';

/** Page of rows shown and how to ask for another. */
export interface TablePaging extends Paging {
  onPageChange: (page: number) => void;
}

/** Where a table stood when a row was left for its page. */
export interface TablePlace {
  rowId: string | number;
  /** Which of the rows it was, from 0: where it is gone, the row in its place has the focus. Without it none has. */
  index?: number | undefined;
  /** How far it was scrolled, in pixels. */
  top: number;
  left: number;
  /** Where a table in the details of that row stood: they are open again at first, and the focus is left to that table. */
  inDetails?: TablePlace | undefined;
}

export interface DataTableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name, as in "Marcas". */
  label: string;
  /** Keep the list in a constant: rows are written again when it changes. */
  columns: readonly Column<Row>[];
  /** Rows of the page in the order shown; `undefined` until they have been read once. */
  rows: readonly Row[] | undefined;
  /** Unique id of a row. */
  getRowId: (row: Row) => string | number;
  /** Names the row's buttons, as in "Editar ACME". @default the row's first text */
  rowName?: ((row: Row) => string) | undefined;
  /** Where a click on the row leads; its first text becomes the link. */
  rowHref?: ((row: Row) => string | undefined) | undefined;
  /** What a click on the row does where it leads nowhere; its first text becomes the button. */
  onRowClick?: ((row: Row) => void) | undefined;
  /** The row whose parts are shown elsewhere on the page, as below the table; marked for eye and ear. @default the row of `startAt` */
  currentRowId?: string | number | null | undefined;
  /** Where it stood when it was left: there it stands again at first, with that row marked and focused, or the next where it is gone. @default null */
  startAt?: TablePlace | null | undefined;
  /** Called when the link of a row is followed, or an act that leaves; give the place back as `startAt` then. */
  onLeave?: ((place: TablePlace) => void) | undefined;
  /** Receives the widths of columns dragged at the edge of their header; give them back in `columns`, as `useColumnChoice` does. */
  onColumnWidthsChange?: ((widths: ColumnWidths) => void) | undefined;
  /** The order in force. @default null */
  sort?: Sort | null | undefined;
  /** Called with the order of a pressed header: ascending, descending, none. */
  onSortChange?: ((sort: Sort | null) => void) | undefined;
  /** Page of the rows, drawn with its pager. Without it the rows are all there are. */
  paging?: TablePaging | undefined;
  /** Search and filters as one text: where it changed, rows show from the top and none counts as gone; page and sort count by themselves. */
  scrollKey?: string | undefined;
  /** Search and filters as people read them, as in "ACME · Ativos". A printed page says them above the rows. */
  filterText?: string | undefined;
  /** Rows are being read: skeletons where there are none yet, dimmed rows where there are. @default false */
  loading?: boolean | undefined;
  /** Why the rows could not be read; rows read earlier stay below it. @default null */
  error?: Failure | null | undefined;
  /** Reads the rows again, after an error. */
  onRetry?: (() => void) | undefined;
  /** Shown when there are no rows. @default 'Não há dados para exibir' */
  emptyText?: string | undefined;
  /** Replaces text and icon, for example by a button that adds the first row; `emptyText` is still announced. */
  emptyState?: ReactNode;
  /** More about a row, shown below it when asked for. */
  details?: RowDetails<Row> | undefined;
  /** Names the group a row belongs to; rows of one group next to each other share a background, by turns. */
  groupOf?: ((row: Row) => string | number) | undefined;
  /** Most pixels the whole table takes in height. @default the height of its parent, at most that of the window */
  height?: number | undefined;
}
