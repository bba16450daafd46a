/** A part of the sheet: how high it is, and how it is drawn from a height on. */
export interface SheetBlock {
  height: number;
  draw: (top: number) => void;
}

/** Sizes of the sheet in its own pixels. */
export const sheetWidth = 1120;
export const sheetPadding = 32;
export const headerHeight = 96;
export const contentWidth = sheetWidth - 2 * sheetPadding;

/** The text, cut with an ellipsis where it is wider than its place; never inside a character. */
export function fitted(pen: CanvasRenderingContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  const characters = [...new Intl.Segmenter('pt-BR').segment(text)].map(({ segment }) => segment);
  let [fits, tooMany] = [0, characters.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    const short = `${characters.slice(0, middle).join('')}…`;
    if (pen.measureText(short).width <= width) fits = middle;
    else tooMany = middle;
  }
  return `${characters.slice(0, fits).join('')}…`;
}
