import type { ColorRole } from '../../tokens/colors.ts';

/** Shape of the points of a line. */
export type SeriesSymbol = 'circle' | 'rect' | 'triangle' | 'diamond';

/** The shapes as SVG paths about their middle, for pictures and canvases alike. */
export const symbolPaths: Readonly<Record<SeriesSymbol, string>> = {
  circle: 'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0Z',
  rect: 'M-3.5 -3.5h7v7h-7Z',
  triangle: 'M0 -4 4 3.5 -4 3.5Z',
  diamond: 'M0 -4.5 4.5 0 0 4.5 -4.5 0Z',
};

/** Marks of a line besides its colour, which is never the only one. */
export interface SeriesLook {
  color: ColorRole;
  /** Lengths of dash and gap in pixels; none for a solid line. */
  dash: readonly number[];
  symbol: SeriesSymbol;
  /** The points are drawn as an outline. */
  hollow: boolean;
}

const looks = [
  { color: 'series1', dash: [], symbol: 'circle', hollow: false },
  { color: 'series2', dash: [7, 4], symbol: 'rect', hollow: false },
  { color: 'series3', dash: [2, 3], symbol: 'triangle', hollow: false },
  { color: 'series4', dash: [10, 4, 2, 4], symbol: 'diamond', hollow: false },
  { color: 'series5', dash: [14, 5], symbol: 'circle', hollow: true },
  { color: 'series6', dash: [4, 3, 2, 3, 2, 3], symbol: 'rect', hollow: true },
] as const satisfies readonly SeriesLook[];

/** How many lines have their own colour. */
export const lookCount = looks.length;

/**
 * The look of the line at a place of the list. From the seventh on colours come again, with another dash each round.
 */
export function seriesLook(index: number): SeriesLook {
  const round = Math.floor(index / lookCount);
  const own = looks[index % lookCount] ?? looks[0];
  const shifted = looks[(index + round) % lookCount] ?? own;
  return { ...own, dash: shifted.dash, symbol: shifted.symbol, hollow: shifted.hollow };
}
