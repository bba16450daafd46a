/** Message of a bar code that another product has; the legacy system gave some to two, which can still be saved. */
export const CODE_TAKEN_TEXTS = {
  gtinEan: 'EAN já cadastrado em outro produto',
  dun: 'DUN já cadastrado em outro produto',
} as const;

/** Message of an EAN that stands in its product already, for the same box. */
export const CODES_TWICE_TEXT = 'Este EAN já está no produto com o mesmo DUN';

/** The bar codes of an EAN of a product; old ones may lack one. */
export interface BarCodes {
  readonly gtinEan: string | null;
  readonly dun: string | null;
}

/** An EAN may stand several times in its product, for boxes of other sizes: each has a DUN of its own. */
export function repeatsCodes({ gtinEan, dun }: BarCodes, others: readonly BarCodes[]): boolean {
  return others.some((other) => other.gtinEan === gtinEan && other.dun === dun);
}
