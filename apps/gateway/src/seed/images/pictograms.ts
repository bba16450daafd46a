/** Colour of a part of a pictogram: ink, a lighter spot on the ink, or the tile behind it. */
export type Layer = 'ink' | 'light' | 'tile';

type Point = readonly [x: number, y: number];

/** A part of a pictogram, on a square of 64 units with the origin at the top left. */
export type Part = { layer: Layer } & (
  | { shape: 'rectangle'; from: Point; to: Point }
  | { shape: 'ellipse'; centre: Point; radius: Point }
  | { shape: 'polygon'; points: readonly Point[] }
);

const rectangle = (layer: Layer, from: Point, to: Point): Part => ({ layer, shape: 'rectangle', from, to });
const ellipse = (layer: Layer, centre: Point, radius: Point): Part => ({
  layer,
  shape: 'ellipse',
  centre,
  radius,
});
const polygon = (layer: Layer, ...points: Point[]): Part => ({ layer, shape: 'polygon', points });

/** The drawings on the thumbnails. Later parts cover earlier ones. */
export const pictograms = {
  bag: [
    polygon('ink', [18, 14], [46, 14], [50, 54], [14, 54]),
    polygon('ink', [20, 8], [44, 8], [46, 12], [18, 12]),
    rectangle('light', [22, 26], [42, 42]),
  ],
  can: [
    rectangle('ink', [18, 14], [46, 50]),
    ellipse('ink', [32, 50], [14, 5]),
    ellipse('light', [32, 14], [14, 5]),
    rectangle('light', [18, 28], [46, 40]),
  ],
  bottle: [
    rectangle('ink', [28, 6], [36, 20]),
    polygon('ink', [28, 18], [36, 18], [43, 28], [43, 56], [21, 56], [21, 28]),
    rectangle('light', [21, 34], [43, 48]),
  ],
  jar: [
    rectangle('ink', [20, 10], [44, 17]),
    rectangle('ink', [17, 20], [47, 54]),
    rectangle('light', [17, 30], [47, 44]),
  ],
  carton: [
    polygon('ink', [20, 18], [32, 8], [44, 18]),
    rectangle('ink', [20, 20], [44, 56]),
    ellipse('light', [32, 40], [8, 8]),
  ],
  biscuit: [
    ellipse('ink', [32, 32], [23, 23]),
    ellipse('light', [24, 24], [3, 3]),
    ellipse('light', [39, 22], [3, 3]),
    ellipse('light', [43, 36], [3, 3]),
    ellipse('light', [30, 38], [3, 3]),
    ellipse('light', [22, 44], [2, 2]),
  ],
  spray: [
    rectangle('ink', [24, 6], [44, 13]),
    polygon('ink', [24, 13], [20, 20], [24, 20]),
    rectangle('ink', [28, 13], [36, 22]),
    polygon('ink', [26, 22], [38, 22], [44, 32], [44, 56], [20, 56], [20, 32]),
    rectangle('light', [20, 36], [44, 48]),
  ],
  soap: [
    ellipse('ink', [32, 40], [22, 13]),
    ellipse('light', [32, 38], [14, 7]),
    ellipse('ink', [20, 18], [5, 5]),
    ellipse('ink', [34, 14], [7, 7]),
    ellipse('ink', [46, 21], [4, 4]),
  ],
  roll: [
    rectangle('ink', [14, 22], [50, 54]),
    ellipse('ink', [32, 22], [18, 11]),
    ellipse('light', [32, 22], [12, 7]),
    ellipse('tile', [32, 22], [5, 3]),
  ],
  pan: [
    rectangle('ink', [6, 26], [58, 31]),
    rectangle('ink', [13, 24], [51, 46]),
    ellipse('ink', [32, 46], [19, 6]),
    ellipse('ink', [32, 20], [19, 6]),
    rectangle('ink', [29, 10], [35, 16]),
    rectangle('light', [13, 36], [51, 39]),
  ],
  knife: [
    polygon('ink', [8, 42], [42, 14], [46, 19], [24, 42]),
    polygon('light', [42, 14], [52, 6], [57, 11], [46, 19]),
    rectangle('ink', [8, 46], [56, 50]),
  ],
  cup: [
    rectangle('ink', [14, 18], [42, 42]),
    ellipse('ink', [28, 42], [14, 8]),
    ellipse('ink', [44, 30], [10, 9]),
    ellipse('tile', [44, 30], [5, 5]),
    rectangle('ink', [36, 20], [42, 42]),
    rectangle('light', [14, 25], [42, 29]),
    rectangle('ink', [8, 53], [50, 57]),
  ],
  plate: [
    ellipse('ink', [32, 34], [25, 19]),
    ellipse('light', [32, 34], [16, 12]),
    ellipse('ink', [32, 34], [13, 9]),
  ],
  box: [
    rectangle('ink', [10, 24], [54, 54]),
    polygon('light', [10, 24], [18, 12], [46, 12], [54, 24]),
    rectangle('ink', [28, 12], [36, 24]),
    rectangle('light', [28, 24], [36, 34]),
  ],
  blender: [
    polygon('ink', [18, 8], [46, 8], [42, 38], [22, 38]),
    rectangle('ink', [46, 12], [52, 15]),
    polygon('ink', [49, 12], [52, 12], [48, 28], [45, 28]),
    polygon('ink', [20, 41], [44, 41], [48, 56], [16, 56]),
    polygon('light', [23, 20], [41, 20], [39, 34], [25, 34]),
    ellipse('light', [32, 49], [4, 4]),
  ],
  fan: [
    ellipse('ink', [32, 26], [20, 20]),
    ellipse('light', [32, 26], [16, 16]),
    ellipse('ink', [32, 17], [4, 8]),
    ellipse('ink', [24, 31], [8, 4]),
    ellipse('ink', [40, 31], [8, 4]),
    rectangle('ink', [30, 44], [34, 54]),
    rectangle('ink', [20, 53], [44, 57]),
  ],
  drill: [
    rectangle('ink', [12, 14], [42, 30]),
    polygon('ink', [42, 17], [50, 20], [50, 24], [42, 27]),
    rectangle('ink', [50, 21], [60, 23]),
    polygon('ink', [14, 30], [28, 30], [24, 48], [12, 48]),
    rectangle('ink', [8, 48], [28, 56]),
    rectangle('light', [18, 19], [36, 25]),
  ],
  hammer: [
    polygon('ink', [18, 12], [46, 12], [54, 20], [54, 24], [18, 24]),
    rectangle('ink', [12, 10], [20, 26]),
    rectangle('light', [29, 24], [36, 58]),
    rectangle('ink', [29, 24], [36, 32]),
  ],
  bulb: [
    ellipse('ink', [32, 26], [17, 18]),
    rectangle('ink', [25, 38], [39, 48]),
    rectangle('light', [25, 49], [39, 52]),
    rectangle('ink', [27, 53], [37, 57]),
    ellipse('light', [27, 20], [5, 7]),
  ],
  brush: [
    rectangle('ink', [30, 4], [34, 34]),
    rectangle('ink', [18, 32], [46, 40]),
    polygon('light', [18, 40], [46, 40], [50, 58], [14, 58]),
  ],
  bucket: [
    ellipse('ink', [32, 24], [22, 18]),
    ellipse('tile', [32, 25], [18, 15]),
    polygon('ink', [10, 24], [54, 24], [46, 56], [18, 56]),
    polygon('light', [11, 28], [53, 28], [52, 32], [12, 32]),
  ],
} as const satisfies Record<string, readonly Part[]>;

/** Name of a drawing. */
export type Pictogram = keyof typeof pictograms;

function insidePolygon(points: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  let previous = points.at(-1);
  for (const point of points) {
    if (previous !== undefined && point[1] > y !== previous[1] > y) {
      const crossing = ((previous[0] - point[0]) * (y - point[1])) / (previous[1] - point[1]) + point[0];
      if (x < crossing) inside = !inside;
    }
    previous = point;
  }
  return inside;
}

function covers(part: Part, x: number, y: number): boolean {
  switch (part.shape) {
    case 'rectangle':
      return x >= part.from[0] && x < part.to[0] && y >= part.from[1] && y < part.to[1];
    case 'ellipse':
      return ((x - part.centre[0]) / part.radius[0]) ** 2 + ((y - part.centre[1]) / part.radius[1]) ** 2 < 1;
    case 'polygon':
      return insidePolygon(part.points, x, y);
  }
}

/** The layer that is visible at a point of a drawing. */
export function layerAt(pictogram: Pictogram, x: number, y: number): Layer {
  const parts: readonly Part[] = pictograms[pictogram];
  return parts.findLast((part) => covers(part, x, y))?.layer ?? 'tile';
}
