/**
 * Most digits of an amount, decimals included. Doubles are exact up to fifteen digits, so units and JSON numbers
 * agree.
 */
export const mostDigits = 15;

/** A number by its digits, as far as they were written. */
export interface WrittenNumber {
  negative: boolean;
  /** Digits before the decimal sign; may be empty. */
  integer: string;
  /** Digits after the decimal sign; may be empty. */
  fraction: string;
}

/** The integer of units (cents for two decimals), rounded half away from zero; NaN for more digits than are safe. */
export function unitsOf({ negative, integer, fraction }: WrittenNumber, decimals: number): number {
  const kept = Number(integer + fraction.slice(0, decimals).padEnd(decimals, '0'));
  const units = kept + ((fraction[decimals] ?? '0') >= '5' ? 1 : 0);
  if (units >= 10 ** mostDigits) return Number.NaN;
  return negative && units !== 0 ? -units : units;
}

/**
 * Units of an external value: a number, its JSON text ("1234.56") or nothing. NaN for anything else, for infinities
 * and for values too large to be exact (FRM-22). Works on the digits: `1.005` is 101 cents.
 */
export function toUnits(value: unknown, decimals: number): number | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value !== 'number' && typeof value !== 'string') return Number.NaN;
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e(-\d+))?$/.exec(String(value));
  if (!match) return Number.NaN;
  const [, sign, integer = '', fraction = '', exponent] = match;
  if (exponent !== undefined) return 0; // below a millionth
  return unitsOf({ negative: sign === '-', integer, fraction }, decimals);
}

/** The JSON number of an integer of units: 123456 cents are 1234.56 (D4). */
export function fromUnits(units: number, decimals: number): number {
  return Number(`${units}e-${decimals}`);
}
