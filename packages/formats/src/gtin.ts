const BODY = /^(\d{7}|\d{11}|\d{12}|\d{13})$/;
const GTIN = /^(\d{8}|\d{12}|\d{13}|\d{14})$/;

/**
 * Computes the check digit of a GTIN-8, GTIN-12, GTIN-13 (EAN), GTIN-14 (DUN) or GLN (D8, domain facts D2).
 *
 * @param body the digits before the check digit: 7, 11, 12 or 13 of them.
 * @returns one digit, or `null` when the body has another length or other characters.
 */
export function gtinCheckDigit(body: string): string | null {
  if (!BODY.test(body)) return null;
  // Weights 3, 1, 3, 1… start next to the check digit, hence from the right.
  const sum = [...body]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** A repeated digit such as `0000000000000` passes the sum but is no code (D8). */
export const isRepeatedDigit = (code: string) => /^(\d)\1*$/.test(code);

/**
 * Whether a text is a GTIN of 8, 12, 13 or 14 digits with the right check digit (D8). A code of one repeated digit
 * is refused, although some pass the sum.
 *
 * @param text digits only; spaces around them are ignored.
 */
export function isValidGtin(text: string): boolean {
  const gtin = text.trim();
  return GTIN.test(gtin) && !isRepeatedDigit(gtin) && gtin.endsWith(gtinCheckDigit(gtin.slice(0, -1)) ?? ' ');
}
