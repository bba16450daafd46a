/** How many digits a GTIN has: EAN-8, UPC, EAN-13 (also a GLN) or DUN-14. */
export type GtinLength = 8 | 12 | 13 | 14;

const gtinLengths: readonly number[] = [8, 12, 13, 14];

/** Whether so many digits end with a check digit; a shorter legacy code of another length has none. */
export const hasCheckDigit = (code: string) => gtinLengths.includes(code.length);

/** The check digit for the digits before it: weights 3, 1, 3, 1… from the right. */
export function gtinCheckDigit(body: string): string {
  const sum = [...body]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** The check digit a code should end with, where it ends otherwise. */
export function expectedGtinDigit(code: string): string | null {
  const digit = gtinCheckDigit(code.slice(0, -1));
  return code.endsWith(digit) ? null : digit;
}

/** One digit throughout: `0000000000000` passes the sum and is no code. */
export const isRepeated = (code: string) => /^(\d)\1+$/.test(code);
