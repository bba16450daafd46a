import type { ComponentType } from 'react';
import type { TableMessages } from '../../../locale/tableTexts.ts';
import type { LinkProps } from '../../../navigation/link/LinkContext.ts';
import { cardPart } from '../columns/cardLayout.ts';
import type { CellPopup, DrawnColumn, TextColumn, Validation } from '../columns/column.ts';
import type { RowSelecting } from '../selection/selecting.ts';
import type { TableDetails } from './rowDetails.ts';

/** What every row of a table shares. */
export interface RowSetting<Row> {
  columns: readonly DrawnColumn<Row>[];
  /** The column that holds the row's link or button. */
  naming: TextColumn<Row> | undefined;
  rowName: (row: Row) => string;
  rowHref: ((row: Row) => string | undefined) | undefined;
  onRowClick: ((row: Row) => void) | undefined;
  link: ComponentType<LinkProps> | 'a';
  messages: TableMessages;
  /** Rows are chosen here; the table is then a grid with one tab stop. */
  selecting: RowSelecting<Row> | undefined;
  details: TableDetails<Row> | undefined;
  /** Called when the link of a row is followed, or an act of it that leaves. */
  leave: (row: Row) => void;
  /** Shows or hides the details of a row. */
  expand: (row: Row) => void;
  showPopup: (anchor: HTMLElement, rowName: string, popup: CellPopup) => void;
  showValidations: (anchor: HTMLElement, rowName: string, validations: readonly Validation[]) => void;
}

/** Whether React draws the cells of a column: free content, and links of a component the application brings. */
export function isReactColumn<Row>(column: DrawnColumn<Row>, setting: RowSetting<Row>): boolean {
  if (column.format === 'custom') return true;
  return column === setting.naming && setting.rowHref !== undefined && setting.link !== 'a';
}

/** Changes where the elements of a row have to be made anew; anything else is written into those there are. */
export function rowShape<Row>(setting: RowSetting<Row>): string {
  const columns = setting.columns.map((column) =>
    [
      column.id,
      column.format,
      column.align,
      column.pin,
      column.header,
      cardPart(column, setting.naming),
      'popup' in column || 'onCellPress' in column,
      column === setting.naming,
      isReactColumn(column, setting),
    ].join(':'),
  );
  return `${setting.selecting ? 'grid' : 'table'} ${columns.join(' ')}`;
}
