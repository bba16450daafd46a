import { createMask, lettersAndDigits } from '../../internal/mask/mask.ts';

/** `AA.AAA.AAA/AAAA-00`: since July 2026 letters stand beside digits; a leading "CNPJ:" in pasted text is dropped. */
export const cnpjMask = createMask('AA.AAA.AAA/AAAA-00', (text) =>
  lettersAndDigits(text.replace(/^\s*cnpj\W+/i, '')),
);

const weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** One check digit of the first 12 or 13 characters: each counts as its ASCII code less 48. */
function checkDigit(characters: string): number {
  const values = [...characters].map((character) => character.charCodeAt(0) - 48);
  const offset = weights.length - values.length;
  const remainder =
    values.reduce((sum, value, index) => sum + value * (weights[index + offset] ?? 0), 0) % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}

/** The two check digits that belong to the first twelve characters. */
export function cnpjCheckDigits(root: string): string {
  const first = checkDigit(root);
  return `${first}${checkDigit(`${root}${first}`)}`;
}

/** The check digits a complete bare CNPJ should end with, where it ends otherwise. */
export function expectedCnpjDigits(cnpj: string): string | null {
  const digits = cnpjCheckDigits(cnpj.slice(0, 12));
  return cnpj.slice(12) === digits ? null : digits;
}
