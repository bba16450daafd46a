import { decimal } from './kinds.ts';
import { keepsDecimals, MEASURE_MAX, TOO_LARGE_TEXT } from './numberFields.ts';

/** The four dimensions: centimetres, and grams for the weight (FMC-103). */
export interface Dimensions {
  altura: number | null;
  largura: number | null;
  comprimento: number | null;
  peso: number | null;
}

/** The names of the dimensions, as forms show them. */
export const DIMENSIONS = [
  'altura',
  'largura',
  'comprimento',
  'peso',
] as const satisfies (keyof Dimensions)[];

const MISSING = {
  altura: 'Altura deve ser maior que 0',
  largura: 'Largura deve ser maior que 0',
  comprimento: 'Comprimento deve ser maior que 0',
  peso: 'Peso deve ser maior que 0',
} as const satisfies Record<keyof Dimensions, string>;

/** No dimensions: they are held elsewhere. */
export const NO_DIMENSIONS: Dimensions = { altura: null, largura: null, comprimento: null, peso: null };

/** The dimensions of what has more than them. */
export function dimensionsIn({ altura, largura, comprimento, peso }: Readonly<Dimensions>): Dimensions {
  return { altura, largura, comprimento, peso };
}

/** The dimensions of a product: those of its family where it holds them (PRD-045, PRC-035), else its own. */
export function dimensionsOf(
  family: Readonly<Dimensions> & { readonly dimensaoPorFamilia: boolean },
  product: Readonly<Dimensions>,
): Dimensions {
  return dimensionsIn(family.dimensaoPorFamilia ? family : product);
}

/** The dimensions of a family or of a product (GAP-29). Their rules depend on who holds them: see `dimensionProblems`. */
export const dimensionFields = {
  altura: decimal({ label: 'Altura (cm)', decimals: 2 }),
  largura: decimal({ label: 'Largura (cm)', decimals: 2 }),
  comprimento: decimal({ label: 'Comprimento (cm)', decimals: 2 }),
  peso: decimal({ label: 'Peso (g)', decimals: 2 }),
};

function measureProblem(value: number | null, missing: string): string | null {
  if (value === null || !(value > 0)) return missing;
  if (value > MEASURE_MAX) return TOO_LARGE_TEXT;
  return keepsDecimals(value, 2) ? null : 'Digite no máximo 2 casas decimais';
}

/**
 * Messages about dimensions that are required: each above 0, with at most two decimals (PRD-041 to PRD-044, FMC-098
 * to FMC-102, GAP-61).
 */
export function dimensionProblems(values: Dimensions): { path: [keyof Dimensions]; message: string }[] {
  return DIMENSIONS.flatMap((field) => {
    const message = measureProblem(values[field], MISSING[field]);
    return message === null ? [] : [{ path: [field], message }];
  });
}
