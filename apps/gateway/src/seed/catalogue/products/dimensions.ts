import type { Random } from '../../random.ts';
import type { CategoryModel } from '../categories.ts';

/** Centimetres and grams, two decimals; null when not measured. */
export interface DimensionsRow {
  altura: number | null;
  largura: number | null;
  comprimento: number | null;
  peso: number | null;
}

/** Nothing measured. */
export const noDimensions: DimensionsRow = { altura: null, largura: null, comprimento: null, peso: null };

/** Dimensions near those of an average product of the category. */
export function createDimensions(random: Random, { size }: CategoryModel): DimensionsRow {
  const [altura, largura, comprimento, peso] = size;
  const near = (value: number) => Math.max(0.5, Number((value * random.decimal(0.75, 1.35, 3)).toFixed(2)));
  return { altura: near(altura), largura: near(largura), comprimento: near(comprimento), peso: near(peso) };
}
