import { CNPJ_PATTERN, writePattern } from './patterns.ts';

const CNPJ_BODY = /^[0-9A-Z]{12}$/;
const CNPJ_START = /^[0-9A-Z]{0,14}$/;
const EMPTY_BODY = '000000000000';

const FIRST_WEIGHTS = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const SECOND_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

function checkDigit(characters: string, weights: readonly number[]): number {
  // A character counts as its ASCII code − 48: '0' is 0, 'A' is 17.
  const sum = weights.reduce(
    (total, weight, index) => total + weight * (characters.charCodeAt(index) - 48),
    0,
  );
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/**
 * Removes spaces, dots, hyphens and slashes from a typed or pasted CNPJ and upper-cases its letters (D2, FRM-16).
 * Other characters stay, so that the validation sees them. Only a–z are upper-cased: `ß` or `ı` must not become
 * letters that a CNPJ may have.
 */
export function parseCnpj(text: string): string {
  return text.replace(/[\s./-]/g, '').replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/**
 * Computes the two check digits that belong to a CNPJ, numeric or alphanumeric (D2).
 *
 * @param text at least the twelve characters of root and order, with or without punctuation; what follows is ignored.
 * @returns two digits such as `'35'`, or `null` when the twelve characters are missing, wrong or all zeros.
 */
export function expectedCnpjDigits(text: string): string | null {
  const body = parseCnpj(text).slice(0, 12);
  if (!CNPJ_BODY.test(body) || body === EMPTY_BODY) return null;
  const first = checkDigit(body, FIRST_WEIGHTS);
  const second = checkDigit(`${body}${first}`, SECOND_WEIGHTS);
  return `${first}${second}`;
}

/**
 * Whether a text is a CNPJ, numeric or alphanumeric, with right check digits (D2).
 *
 * @param text with or without punctuation, in either letter case.
 */
export function isValidCnpj(text: string): boolean {
  const cnpj = parseCnpj(text);
  return cnpj.slice(12) === expectedCnpjDigits(cnpj);
}

/**
 * Writes a CNPJ as `AA.AAA.AAA/AAAA-00` (D2). An incomplete one gets the punctuation up to its length.
 *
 * @param text with or without punctuation, in either letter case; the check digits are not verified.
 * @returns the text unchanged when it has other characters or is too long, `''` for an empty value.
 */
export function formatCnpj(text: string | null | undefined): string {
  if (text === null || text === undefined) return '';
  const cnpj = parseCnpj(text);
  return CNPJ_START.test(cnpj) ? writePattern(CNPJ_PATTERN, cnpj) : text;
}
