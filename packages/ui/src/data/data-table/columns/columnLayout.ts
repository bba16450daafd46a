import type { DrawnColumn } from './column.ts';

/** Default minimum width of an `auto` column. */
const usualMinimumPx = 120;

/** Default width of each format; texts and free content share the remaining space. */
const usualWidth = {
  text: 'auto',
  custom: 'auto',
  date: 112,
  currency: 128,
  percent: 104,
  number: 104,
  code: 104,
  image: 84,
  status: 200,
  validations: 128,
  actions: 96,
  select: 44,
  expand: 44,
  chips: 'auto',
} as const satisfies Record<DrawnColumn<unknown>['format'], number | 'auto'>;

/** About what the letters of a header take, what is beside them in its cell, and the sign of a sortable one. */
const headerPx = { letter: 7, padding: 24, sortMark: 18 } as const;

function headerWidth<Row>({ header, sortable }: DrawnColumn<Row>): number {
  return header.length * headerPx.letter + headerPx.padding + (sortable ? headerPx.sortMark : 0);
}

/** Pixels of a column, or that it takes a share: what its format usually needs, and its header. */
export function widthOf<Row>(column: DrawnColumn<Row>): number | 'auto' {
  if (column.width !== undefined) return column.width;
  const usual = usualWidth[column.format];
  return usual === 'auto' ? usual : Math.max(usual, headerWidth(column));
}

/** What the characters of a code take in Inter at the size of a cell, and what is beside them. */
const codePx = { figure: 8.45, letter: 9.95, widest: 13.15, sign: 5.1, padding: 26 } as const;

function characterPx(character: string): number {
  if (' ().,/'.includes(character)) return codePx.sign;
  if (character < ':') return codePx.figure; // a dash is as wide
  return 'MWmw@'.includes(character) ? codePx.widest : codePx.letter;
}

function widthOfCode(code: string): number {
  let px: number = codePx.padding;
  for (const character of code) px += characterPx(character);
  return Math.ceil(px);
}

/** Codes that are measured, evenly spread over the rows. */
const measuredCodes = 400;

type CodeOf<Row> = (row: Row) => string | number | null | undefined;

/**
 * Room for the longest code of the rows, from a least width on. Of many rows some are measured, and where these are not all of
 * one length a longer one still fits.
 */
function widthOfCodes<Row>(codeOf: CodeOf<Row>, rows: readonly Row[], leastPx: number): number {
  const step = Math.max(1, Math.ceil(rows.length / measuredCodes));
  const lengths = new Set<number>();
  let longestPx = 0;
  for (let index = 0; index < rows.length; index += step) {
    const row = rows[index];
    const code = row === undefined ? '' : String(codeOf(row) ?? '');
    lengths.add(code.length);
    const mostPx = code.length * codePx.widest + codePx.padding;
    if (mostPx > longestPx) longestPx = Math.max(longestPx, widthOfCode(code));
  }
  const sparePx = step > 1 && lengths.size > 1 ? codePx.widest : 0;
  return Math.max(leastPx, longestPx + sparePx);
}

/**
 * The columns, those of codes as wide as the longest code of the rows at least: a code that is cut is none. The same
 * list where all fit.
 */
export function fittedColumns<Row>(
  columns: readonly DrawnColumn<Row>[],
  rows: readonly Row[],
): readonly DrawnColumn<Row>[] {
  let fits = true;
  const fitted = columns.map((column) => {
    const width = widthOf(column);
    if (column.format !== 'code' || column.grow === false || width === 'auto') return column; // made so by hand, or shared
    const needed = widthOfCodes(column.value, rows, width);
    if (needed === width) return column;
    fits = false;
    return { ...column, width: needed };
  });
  return fits ? columns : fitted;
}

/** Least room in pixels in which the column that takes a share, as the name does, gets enough to be read. */
const readablePx = 200;

/** Pixels in which all columns are seen, with a name that can be read. */
export function leastTableWidth<Row>(columns: readonly DrawnColumn<Row>[]): number {
  return columns.reduce((sum, column) => {
    const width = widthOf(column);
    return sum + (width === 'auto' ? Math.max(readablePx, column.minWidth ?? 0) : width);
  }, 0);
}

/**
 * Where each column begins and how wide it is, as custom properties for the table: `--c1-x`, `--c1-w`, … in lengths
 * that CSS resolves against the row, so that a resize needs no script. Without an `auto` column those grow alike that may.
 */
export function columnLayout<Row>(columns: readonly DrawnColumn<Row>[]): Record<`--${string}`, string> {
  const widths = columns.map(widthOf);
  const sumOf = (counts: (index: number) => boolean) =>
    widths.reduce<number>((sum, width, index) => sum + (width !== 'auto' && counts(index) ? width : 0), 0);
  const grows = (index: number) => columns[index]?.grow !== false;
  const fixed = sumOf(() => true);
  const growing = sumOf(grows);
  const autos = widths.filter((width) => width === 'auto').length;
  const minimum = Math.max(usualMinimumPx, ...columns.map(({ minWidth }) => minWidth ?? 0));
  const share = `max(${minimum}px, (100% - ${fixed}px) / ${autos})`;
  /** Of columns that together have so many pixels, of which some may grow, and so many shares. */
  const length = (px: number, growingPx: number, shares: number) => {
    if (autos > 0) return `calc(${px}px + ${shares} * ${share})`;
    if (growingPx === 0) return `${px}px`;
    if (growing === fixed) return `max(${px}px, ${(100 * px) / fixed}%)`;
    return `max(${px}px, (100% - ${fixed - growing}px) * ${growingPx / growing} + ${px - growingPx}px)`;
  };

  const layout: Record<`--${string}`, string> = { '--row-min': `${fixed + autos * minimum}px` };
  let [px, growingPx, shares] = [0, 0, 0];
  widths.forEach((width, index) => {
    layout[`--c${index + 1}-x`] = length(px, growingPx, shares);
    if (width === 'auto') {
      layout[`--c${index + 1}-w`] = length(0, 0, 1);
      shares += 1;
    } else {
      layout[`--c${index + 1}-w`] = length(width, grows(index) ? width : 0, 0);
      px += width;
      if (grows(index)) growingPx += width;
    }
  });
  return layout;
}
