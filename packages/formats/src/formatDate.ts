import { EMPTY_TEXT, INVALID_DATE_TEXT } from './placeholderTexts.ts';
import { writeDate } from './writeDate.ts';

/**
 * Formats a date without time for the screen: `2027-03-01` → `01/03/2027` (FND-087, RTE-003, D3, DAT-01).
 * The text is only rearranged: it never becomes an instant, so no time zone can move the day.
 *
 * @param date date in the wire form `YYYY-MM-DD`. For an instant use `formatInstant`.
 * @returns `-` for an empty value, `Data inválida` for anything that is not a date of the calendar.
 */
export function formatDate(date: string | null | undefined): string {
  if (date === null || date === undefined || date === '') return EMPTY_TEXT;
  return writeDate(date) || INVALID_DATE_TEXT;
}
