import { isIsoDate } from './isIsoDate.ts';

const typedDate = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const typedPeriodEnd = /^(\d{2})-(\d{2})-(\d{4})$/;

function toIso(text: string, form: RegExp): string | null {
  const [, day, month, year] = form.exec(text.trim()) ?? [];
  const date = `${year}-${month}-${day}`;
  return isIsoDate(date) ? date : null;
}

/**
 * Reads a date as it is typed, `DD/MM/YYYY` (FND-088, API3-022, D3).
 *
 * @returns the date in the wire form `YYYY-MM-DD`, `null` for anything that is no date of the calendar.
 */
export function parseDate(text: string): string | null {
  return toIso(text, typedDate);
}

/**
 * Reads one end of a period as it is typed, `DD-MM-YYYY` (FND-089, CON-69).
 *
 * @returns the date in the wire form `YYYY-MM-DD`, `null` for anything that is no date of the calendar.
 */
export function parsePeriodEnd(text: string): string | null {
  return toIso(text, typedPeriodEnd);
}

/** One end of a period as it is shown: `2027-03-01` → `01-03-2027`; empty for anything that is no date (FND-089). */
export function formatPeriodEnd(date: string): string {
  return isIsoDate(date) ? date.split('-').reverse().join('-') : '';
}
