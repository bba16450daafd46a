/** Whole cents of an amount in reais; money is computed in them (D4). */
export const toCents = (reais: number): number => Math.round(reais * 100);

/** The amount in reais of whole cents. */
export const toReais = (cents: number): number => cents / 100;

/** The sum of amounts in reais, counted in whole cents; one that is missing counts as nothing. */
export function sumMoney(amounts: readonly (number | null | undefined)[]): number {
  return toReais(amounts.reduce<number>((sum, amount) => sum + toCents(amount ?? 0), 0));
}
