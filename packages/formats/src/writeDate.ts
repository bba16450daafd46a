import { isIsoDate } from './isIsoDate.ts';

/**
 * Writes a wire date as people do: `2027-03-01` → `01/03/2027`, or `01-03-2027` as an end of a period (FND-087,
 * FND-089). Returns `''` for a text that is no date; `formatDate` shows a message instead.
 */
export function writeDate(date: string, separator: '/' | '-' = '/'): string {
  return isIsoDate(date) ? date.split('-').reverse().join(separator) : '';
}
