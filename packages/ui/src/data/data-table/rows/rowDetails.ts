import type { ReactNode } from 'react';
import { isDataColumn } from '../cells/dataText.ts';
import type { Column } from '../columns/column.ts';

/** More about a row. */
export interface RowDetails<Row> {
  /**
   * Loads the detail each time it is opened; an error has a message for the user. The same function between renders: details
   * that are open are read anew with another one.
   */
  load?: ((row: Row, signal: AbortSignal) => Promise<unknown>) | undefined;
  /** Draws it; `loaded` is what `load` gave. */
  render: (row: Row, loaded: unknown) => ReactNode;
  /**
   * Height in pixels, or what gives it for a row, as where it has parts of its own to show: `rowPx` is how tall the rows of
   * the table are. Taller content scrolls. @default 200
   */
  heightPx?: number | ((row: Row, rowPx: number) => number) | undefined;
}

/** What the columns say that the window has no room for. */
export interface HiddenDetails<Row> {
  hidden: readonly Column<Row>[];
  heightPx: number;
}

/** Details of the application, or of the columns left out where it has none. */
export type TableDetails<Row> = RowDetails<Row> | HiddenDetails<Row>;

/** Default height of details in pixels. */
export const usualDetailPx = 200;

/** Pixels of a line of two facts below their labels, and of the edges with a text that takes three lines; the rest scrolls. */
const px = { line: 56, edges: 56, most: 440 } as const;

/** The details of rows whose columns were left out as the window is small; none where there is nothing to read in them. */
export function hiddenDetails<Row>(columns: readonly Column<Row>[]): HiddenDetails<Row> | undefined {
  const hidden = columns.filter(isDataColumn);
  if (hidden.length === 0) return undefined;
  return { hidden, heightPx: Math.min(px.most, px.edges + Math.ceil(hidden.length / 2) * px.line) };
}
