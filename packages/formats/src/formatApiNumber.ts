import { EMPTY_TEXT, INVALID_NUMBER_TEXT } from './placeholderTexts.ts';
import { readApiNumber } from './readApiNumber.ts';

/**
 * Formats a number as the API sends it: a number or its text form ("1234.56").
 *
 * @returns `-` for an empty value (WID-045), `Valor inválido` for what is not a finite number (FND-083, FRM-22).
 */
export function formatApiNumber(
  value: number | string | null | undefined,
  format: (number: number) => string,
): string {
  const number = readApiNumber(value);
  if (number === null) return EMPTY_TEXT;
  return Number.isNaN(number) ? INVALID_NUMBER_TEXT : format(number);
}
