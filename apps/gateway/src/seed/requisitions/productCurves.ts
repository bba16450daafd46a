import type { ProductCurve } from '@portal/domain';

/** Shares of the cost, in percent from the most valuable product, at which each place of the curves ends (CRV-010). */
const ENDS: readonly (readonly [ProductCurve, number])[] = [
  ['A1', 45],
  ['A2', 67.5],
  ['A3', 75],
  ['B', 95],
  ['C', 100],
];

/** The place of each product by its share of the whole cost, the most valuable first. */
export function createProductCurves(
  products: readonly { readonly produtoId: number; readonly custo: number }[],
): { produtoId: number; curva: ProductCurve }[] {
  const ranked = products.toSorted(
    (one, other) => other.custo - one.custo || one.produtoId - other.produtoId,
  );
  const whole = ranked.reduce((sum, { custo }) => sum + custo, 0);
  let before = 0;
  return ranked.map(({ produtoId, custo }) => {
    const share = whole === 0 ? 100 : (before / whole) * 100;
    before += custo;
    return { produtoId, curva: ENDS.find(([, end]) => share < end)?.[0] ?? 'C' };
  });
}
