import type { Tint } from '../../images/thumbnails.ts';
import type { Variation } from './variations.ts';

const DIAMETERS = ['2,5', '3,0', '3,5', '4,0', '4,5', '5,0', '6,0', '8,0'];
const LENGTHS = ['12', '16', '20', '25', '30', '35', '40', '50', '60', '80'];
const FINISHES: readonly (readonly [name: string, tint: Tint])[] = [
  ['ZINCADO', 'grey'],
  ['BICROMATIZADO', 'yellow'],
  ['INOX', 'white'],
  ['FOSFATIZADO', 'black'],
  ['LATONADO', 'orange'],
];

/** The 400 variations of a family of screws: diameter by length in millimetres, and the finish. */
export const screwSizes: readonly Variation[] = DIAMETERS.flatMap((diameter) =>
  LENGTHS.flatMap((length) =>
    FINISHES.map(([finish, tint]): Variation => [`${diameter}X${length} ${finish}`, tint]),
  ),
);
