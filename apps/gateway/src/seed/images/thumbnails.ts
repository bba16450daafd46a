import { type Layer, layerAt, type Pictogram } from './pictograms.ts';
import { encodePng, type Rgb } from './png.ts';

/** Colours of a tile: the ground, and the drawing on it. */
export const tints = {
  red: { tile: [253, 226, 224], ink: [183, 40, 46] },
  orange: { tile: [255, 232, 209], ink: [190, 88, 14] },
  yellow: { tile: [255, 243, 200], ink: [158, 118, 0] },
  green: { tile: [222, 243, 222], ink: [40, 122, 62] },
  turquoise: { tile: [212, 242, 240], ink: [14, 116, 120] },
  blue: { tile: [221, 234, 252], ink: [32, 88, 168] },
  purple: { tile: [237, 227, 250], ink: [110, 62, 160] },
  pink: { tile: [253, 226, 240], ink: [180, 48, 116] },
  brown: { tile: [240, 228, 217], ink: [112, 72, 44] },
  grey: { tile: [234, 237, 240], ink: [74, 84, 96] },
  black: { tile: [222, 225, 230], ink: [24, 28, 36] },
  white: { tile: [250, 250, 247], ink: [128, 134, 140] },
} as const satisfies Record<string, { tile: Rgb; ink: Rgb }>;

/** Name of a tile's colours. */
export type Tint = keyof typeof tints;

/** Width and height of a thumbnail. */
export const THUMBNAIL_PX = 64;

/** Samples per pixel across and down, which smooth the edges. */
const SAMPLES = 3;
const SAMPLE_COUNT = SAMPLES * SAMPLES;
const INK_STEPS = 5;
const LIGHT_STEPS = 3;

function blend(from: Rgb, to: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [channel(0), channel(1), channel(2)];
}

/** Ground to ink in {@link INK_STEPS} steps, then ink to light in {@link LIGHT_STEPS}. */
function paletteOf(tint: Tint): Rgb[] {
  const { tile, ink } = tints[tint];
  const light = blend(ink, tile, 0.72);
  return [
    ...Array.from({ length: INK_STEPS + 1 }, (_, step) => blend(tile, ink, step / INK_STEPS)),
    ...Array.from({ length: LIGHT_STEPS }, (_, step) => blend(ink, light, (step + 1) / LIGHT_STEPS)),
  ];
}

function paletteIndex(pictogram: Pictogram, column: number, row: number): number {
  const count: Record<Layer, number> = { ink: 0, light: 0, tile: 0 };
  for (let sample = 0; sample < SAMPLE_COUNT; sample += 1) {
    const x = column + ((sample % SAMPLES) + 0.5) / SAMPLES;
    const y = row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES;
    count[layerAt(pictogram, x, y)] += 1;
  }
  if (count.light > count.ink + count.tile || count.tile === 0) {
    return INK_STEPS + Math.round((count.light / SAMPLE_COUNT) * LIGHT_STEPS);
  }
  return Math.round(((count.ink + count.light) / SAMPLE_COUNT) * INK_STEPS);
}

/** The pixels of a drawing; tints only change the palette. */
function pixelsOf(pictogram: Pictogram): Uint8Array {
  return Uint8Array.from({ length: THUMBNAIL_PX ** 2 }, (_, index) =>
    paletteIndex(pictogram, index % THUMBNAIL_PX, Math.floor(index / THUMBNAIL_PX)),
  );
}

/** Draws thumbnails as PNG in base64. Each drawing and each combination is computed once. */
export function createThumbnails(): (pictogram: Pictogram, tint: Tint) => string {
  const drawings = new Map<Pictogram, Uint8Array>();
  const encoded = new Map<string, string>();
  return (pictogram, tint) => {
    const key = `${pictogram} ${tint}`;
    const known = encoded.get(key);
    if (known !== undefined) return known;
    const pixels = drawings.get(pictogram) ?? pixelsOf(pictogram);
    drawings.set(pictogram, pixels);
    const image = { widthPx: THUMBNAIL_PX, heightPx: THUMBNAIL_PX, palette: paletteOf(tint), pixels };
    const base64 = encodePng(image).toString('base64');
    encoded.set(key, base64);
    return base64;
  };
}
