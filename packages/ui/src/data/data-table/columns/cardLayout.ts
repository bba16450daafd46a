import { type DrawnColumn, hasTwoLines } from './column.ts';
import { leastTableWidth, widthOf } from './columnLayout.ts';

/** Pixels of a card: its name in two lines, or in three beside acts; a line of facts below their labels; what is around them. */
const cardPx = { name: 38, nameBesideActs: 54, line: 37, padding: 9 } as const;

/** Room below which rows are cards; a table that fits into less stays a table. */
const mostNarrowPx = 560;

/** Widest column that fits into half of a card 326 px wide, which a window of 360 px leaves. */
const halfPx = 168;

/** Most room that acts beside the name take from it: two icons. */
const cornerPx = 100;

/** What a column becomes in a card: its heading, a corner, or a fact that takes half a line or a whole one. */
export type CardPart = 'name' | 'select' | 'expand' | 'acts' | 'half' | 'line';

/** The part of a card that a column becomes; its width, and two lines in the table, say how much room its facts need. */
export function cardPart<Row>(column: DrawnColumn<Row>, naming: DrawnColumn<Row> | undefined): CardPart {
  if (column === naming) return 'name';
  if (column.format === 'select' || column.format === 'expand') return column.format;
  if (column.pin === 'end') return 'acts';
  const width = widthOf(column);
  return hasTwoLines(column) || width === 'auto' || width > halfPx ? 'line' : 'half';
}

/** How the rows of a table are drawn as cards. */
export interface CardLayout {
  /** Rows are cards where the table has less room than this, in pixels. */
  belowPx: number;
  /** Height of a card in pixels, the same for all, so that any of them can be placed without the others. */
  heightPx: number;
  /** Where the acts stand: in the corner beside the name, or below the facts, in half a line or a whole one. */
  acts: 'corner' | 'half' | 'line';
  /** Height and the room that the name leaves to the corners, as custom properties. */
  style: Record<`--${string}`, string>;
}

/**
 * Where acts of that width stand: beside a fact where the facts leave half a line free; else beside the name, where it keeps
 * its room; else on a line of their own.
 */
function placeOfActs(actsPx: number, isHalfFree: boolean): CardLayout['acts'] {
  if (actsPx === 0 || (actsPx <= cornerPx && !isHalfFree)) return 'corner';
  return actsPx <= halfPx && isHalfFree ? 'half' : 'line';
}

/** The cards of a table with these columns. */
export function cardLayout<Row>(
  columns: readonly DrawnColumn<Row>[],
  naming: DrawnColumn<Row> | undefined,
): CardLayout {
  let [lines, isHalfFull, startPx, expandPx, actsPx] = [0, false, 0, 0, 0];
  for (const column of columns) {
    const part = cardPart(column, naming);
    const width = widthOf(column);
    const px = width === 'auto' ? 0 : width;
    if (part === 'select') startPx = px;
    else if (part === 'expand') expandPx = px;
    else if (part === 'acts') actsPx = px;
    else if (part !== 'name') {
      if (part === 'line' || !isHalfFull) lines += 1;
      isHalfFull = part === 'half' && !isHalfFull;
    }
  }
  const acts = placeOfActs(actsPx, isHalfFull);
  if (acts === 'line') lines += 1;
  const besideName = acts === 'corner' ? actsPx : 0;
  const namePx = besideName > 0 ? cardPx.nameBesideActs : cardPx.name;
  const heightPx = namePx + lines * cardPx.line + cardPx.padding;
  return {
    belowPx: Math.min(mostNarrowPx, leastTableWidth(columns)),
    heightPx,
    acts,
    style: {
      '--card-size': `${heightPx}px`,
      '--card-name': `${namePx}px`,
      '--card-name-lines': besideName > 0 ? '3' : '2',
      '--card-line': `${cardPx.line}px`,
      '--card-start': `${startPx}px`,
      '--card-expand': `${expandPx}px`,
      '--card-end': `${expandPx + besideName}px`,
    },
  };
}

/**
 * Makes rows cards where the table itself has little room, whatever the window: CSS and painter go by an attribute of the
 * scroller, so that React draws nothing anew. Called by what observes its size, where reading it costs no layout.
 *
 * @returns whether it changed.
 */
export function drawAsCards(scroller: HTMLElement, belowPx: number): boolean {
  const room = scroller.offsetWidth;
  const isCards = room < belowPx;
  // Without room it is not shown at the moment, as in a tab that is closed.
  if (room === 0 || isCards === scroller.hasAttribute('data-cards')) return false;
  scroller.toggleAttribute('data-cards', isCards);
  return true;
}
