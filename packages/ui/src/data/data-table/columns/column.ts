import type { ReactNode } from 'react';
import type { StatusBadgeProps } from '../../status-badge/StatusBadge.tsx';

/** The order of the rows: one column, one direction. */
export interface Sort {
  /** `id` of the sorted column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** A status as a cell shows it. */
export interface CellStatus {
  tone: NonNullable<StatusBadgeProps['tone']>;
  label: string;
}

/** A check of a row, with its state. */
export interface Validation extends CellStatus {
  /** Name of the check, as in "Comercial". */
  name: string;
}

/** An act on one row, drawn as an icon. */
export interface RowAction {
  /** A verb; the row's name is added for assistive technology, as in "Editar ACME". */
  label: string;
  /** Keep it in a constant: an element that stays the same is not drawn again. */
  icon: ReactNode;
  onSelect(): void;
  /** It leads to another page, from which one comes back to this row: see `onLeave`. @default false */
  leaves?: boolean | undefined;
  /** Shows that the act is under way and refuses further presses; focus stays. @default false */
  loading?: boolean | undefined;
  /** Drawn, but not to be pressed now. @default false */
  disabled?: boolean | undefined;
  /** Why it is disabled and who can change that. */
  disabledReason?: string | undefined;
}

export interface ColumnBase {
  /** Unique in the table; what `Sort` names. */
  id: string;
  /** Its heading, also the name of its facts in a card and the heading of its CSV. */
  header: string;
  /** Its header sorts: ascending, descending, none. @default false */
  sortable?: boolean | undefined;
  /** Pixels, or a share of the room the other columns leave, see `minWidth`. @default what suits the format */
  width?: number | 'auto' | undefined;
  /** Minimum width of a column that shares the remaining space, in pixels. @default 120 */
  minWidth?: number | undefined;
  /** Shares the remaining space when no column is `auto`, unless the user has set its width. @default true */
  grow?: boolean | undefined;
  /** The side that heading and cells keep to. @default 'end' for price, percent, number and actions, else 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Stays in sight at the end when the table is scrolled sideways; only the last column does. @default true for actions */
  pinned?: boolean | undefined;
  /**
   * Leaves the column out where the window has at most 640 px (`narrow`) or less than 1024 px (`medium`). The details of the row
   * say what it holds, unless the table has details of its own.
   */
  hiddenOn?: 'narrow' | 'medium' | undefined;
}

/** What opens beside a cell that has more to say. */
export interface CellPopup {
  /** Heading of what opens, and its accessible name. */
  title: string;
  /** What the cell has no room for. */
  content: ReactNode;
}

export interface TextColumnBase<Row> extends ColumnBase {
  /**
   * Makes the cell a button that opens this content; not for "TODAS", 0 or an empty cell, or when it returns nothing
   * (LOT-017).
   */
  popup?: ((row: Row) => CellPopup | undefined) | undefined;
  /** Makes the cell a button that calls this, as for a dialog of the page; not for "TODAS", 0 or an empty cell (LOT-016, LOT-017). */
  onCellPress?: ((row: Row) => void) | undefined;
}

/** Formats whose cells are plain text. */
export type TextColumn<Row> = TextColumnBase<Row> &
  (
    | {
        /**
         * Text; beyond `maxGraphemes` it is cut and a tooltip shows the whole. The first one, or the one with `names`, names
         * the row: it takes two lines instead, and keeps its end where these do not suffice.
         */
        format: 'text';
        value(row: Row): string | null | undefined;
        /** Text of the cell for CSV and copying, where the screen says more. @default what `value` returns */
        text?: ((row: Row) => string) | undefined;
        /** Most characters as a reader counts them; of no meaning in a column with two lines. @default 40 */
        maxGraphemes?: number | undefined;
        /** It takes two lines and keeps its end, as what names the row does: for names beside it. @default false */
        twoLines?: boolean | undefined;
        /** It names the row, though it is not the first text. @default false */
        names?: boolean | undefined;
        /**
         * How deep a row stands in a tree, from 0; drawn as steps with a line for each, at most five, where the column names
         * the row. Nobody hears it: another column says it.
         */
        level?: ((row: Row) => number) | undefined;
      }
    | {
        /** `YYYY-MM-DD`, or an instant, which is shown as the day it is in São Paulo; shown as DD/MM/YYYY. */
        format: 'date';
        value(row: Row): string | null | undefined;
      }
    | {
        /** `currency` in reais (R$ 1.234,56), `percent` with two decimals (12,50). */
        format: 'currency' | 'percent';
        value(row: Row): number | null | undefined;
      }
    | {
        /** A number as it is (1.234,5), or the word for all there are. */
        format: 'number';
        /** Just so many decimals in each row, as 42,00 beside 62,90. @default as many as the number has, up to 4 */
        decimals?: number | undefined;
        value(row: Row): number | 'TODAS' | null | undefined;
      }
    | {
        /** A code, in figures of the same width. */
        format: 'code';
        value(row: Row): string | number | null | undefined;
      }
  );

/** One column: where its content comes from and how it is shown. */
export type Column<Row> =
  | TextColumn<Row>
  | (ColumnBase &
      (
        | {
            /** A picture of at most 60 px; `value` is its address. */
            format: 'image';
            value(row: Row): string | null | undefined;
            /** Text alternative of the picture; empty when the row's text is enough. */
            alt(row: Row): string;
          }
        | {
            /** The state of the row as a badge; an empty cell for none. */
            format: 'status';
            value(row: Row): CellStatus | null | undefined;
          }
        | {
            /** Short texts beside each other; those without room are in the tooltip. */
            format: 'chips';
            value(row: Row): readonly string[];
          }
        | {
            /** A button that lists the checks of the row. */
            format: 'validations';
            value(row: Row): readonly Validation[];
          }
        | {
            /** Buttons that act on the row, at the end of it. */
            format: 'actions';
            actions(row: Row): readonly RowAction[];
          }
        | {
            /** Content of one's own, where no other format fits: it is drawn by React at each row that comes into sight. */
            format: 'custom';
            render(row: Row): ReactNode;
            /** Text of the cell for CSV and copying; without it the column is in neither. */
            text?: ((row: Row) => string) | undefined;
          }
      ));

/** The boxes of a table that selects, before its columns. */
export interface SelectColumn extends ColumnBase {
  format: 'select';
}

/** The buttons that show the details of a row, before its columns. */
export interface ExpandColumn extends ColumnBase {
  format: 'expand';
}

/** A column as it is rendered. */
export type DrawnColumn<Row> = (Column<Row> | SelectColumn | ExpandColumn) & {
  /** The edge it stays at when the table is scrolled sideways. */
  pin?: 'start' | 'end' | undefined;
};

const richFormats: ReadonlySet<string> = new Set([
  'select',
  'expand',
  'image',
  'chips',
  'status',
  'validations',
  'actions',
  'custom',
]);

/** Whether the cells of a column are text and nothing else. */
export function isTextColumn<Row>(column: DrawnColumn<Row>): column is TextColumn<Row> {
  return !richFormats.has(column.format);
}

/** The column whose text names the row: the one that says so, the first of texts, else of codes, else of anything readable. */
export function namingColumn<Row>(columns: readonly DrawnColumn<Row>[]): TextColumn<Row> | undefined {
  const readable = columns.filter(isTextColumn);
  return (
    readable.find((column) => column.format === 'text' && column.names) ??
    readable.find(({ format }) => format === 'text') ??
    readable.find(({ format }) => format === 'code') ??
    readable[0]
  );
}

const alignedAtEnd: ReadonlySet<string> = new Set(['currency', 'percent', 'number', 'actions']);

/** Whether its text takes two lines beside the name of the row. */
export const hasTwoLines = <Row>(column: DrawnColumn<Row>) =>
  column.format === 'text' && column.twoLines === true;

/** The side that the cells of a column stand at: numbers at the end, unless the column says otherwise. */
export const alignOf = <Row>({ align, format }: DrawnColumn<Row>) =>
  align ?? (alignedAtEnd.has(format) ? 'end' : 'start');

/**
 * What the cells of a column share. Their place is an inline style, which all copies of a cell share: a rule for each of
 * so many columns would cost every table its reading.
 */
export function cellAttributes<Row>(column: DrawnColumn<Row>, index: number) {
  const { format, pin } = column;
  const inlineSize = `var(--c${index + 1}-w)`;
  return {
    'data-format': format,
    'data-align': alignOf(column),
    ...(pin && { 'data-pin': pin }),
    style:
      pin === 'end'
        ? { insetInlineEnd: '0px', inlineSize }
        : { insetInlineStart: `var(--c${index + 1}-x)`, inlineSize },
  };
}
