import { isIsoDate } from './isIsoDate.ts';

/** Today's date in Brasília, in the wire form. */
const today = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * Whether a field that asks for a date to come takes this one: today or later (FND-094). Only for due dates, never for
 * filters (CON-68).
 *
 * @param date in the wire form `YYYY-MM-DD`; anything else is refused
 * @param now the present instant; the day it falls on is that of America/Sao_Paulo
 */
export function isTodayOrLater(date: string, now: Date): boolean {
  return isIsoDate(date) && date >= today.format(now);
}
