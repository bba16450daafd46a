import { normalizeLine } from '@portal/formats';

/** A row of a spreadsheet as it was pasted. */
export interface PastedLine {
  /** Its place in what was pasted, from 1; empty rows count. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A cell: in quotes where it holds a tab, a line break or quotes, which are doubled then. */
const CELL = /"((?:[^"]|"")*)"(?=[\t\n]|$)|[^\t\n]*/y;

/**
 * Reads cells as a spreadsheet puts them on the clipboard: tabs between cells, one row a line. Each becomes a text of
 * one line (D24), so that spaces that do not break and characters nobody sees are gone; rows without a text are left out.
 */
export function readPastedCells(text: string): PastedLine[] {
  const source = text.replace(/\r\n?/g, '\n');
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at <= source.length; at += 1) {
    CELL.lastIndex = at;
    const [whole = '', quoted] = CELL.exec(source) ?? [];
    row.push(normalizeLine(quoted === undefined ? whole : quoted.replaceAll('""', '"')));
    at += whole.length;
    if (source[at] === '\t') continue;
    rows.push(row);
    row = [];
  }
  return rows
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}
