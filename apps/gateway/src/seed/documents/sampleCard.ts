import { encodePng, type Rgb } from '../images/png.ts';

const WIDTH_PX = 480;
const HEIGHT_PX = 300;

const PALETTE: readonly Rgb[] = [
  [236, 240, 232],
  [86, 120, 92],
  [180, 196, 182],
];

/** Positions in the palette. */
const INK = 1;
const LIGHT = 2;

/** Rectangles of the card: left, top, width, height in pixels, and colour. */
const SHAPES: readonly (readonly [number, number, number, number, number])[] = [
  [0, 0, WIDTH_PX, 44, INK],
  [28, 76, 120, 156, LIGHT],
  [62, 100, 52, 56, INK],
  [44, 172, 88, 60, INK],
  [176, 84, 240, 14, INK],
  [176, 124, 180, 10, LIGHT],
  [176, 152, 220, 10, LIGHT],
  [176, 180, 140, 10, LIGHT],
  [176, 222, 200, 10, INK],
];

/** A picture of an identity card with a face, a name and lines, of nobody real. */
export function sampleCard(): Uint8Array {
  const pixels = new Uint8Array(WIDTH_PX * HEIGHT_PX);
  for (const [left, top, width, height, colour] of SHAPES) {
    for (let row = top; row < top + height; row += 1) {
      pixels.fill(colour, row * WIDTH_PX + left, row * WIDTH_PX + left + width);
    }
  }
  return encodePng({ widthPx: WIDTH_PX, heightPx: HEIGHT_PX, palette: PALETTE, pixels });
}
