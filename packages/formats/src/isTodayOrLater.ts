import { clockInSaoPaulo } from './clockInSaoPaulo.ts';
import { isIsoDate } from './isIsoDate.ts';

/**
 * Whether a field that asks for a date to come takes this one: today or later (FND-094). Only for due dates, never for
 * filters (CON-68).
 *
 * @param date in the wire form `YYYY-MM-DD`; anything else is refused
 * @param now the present instant; the day it falls on is that of America/Sao_Paulo
 */
export function isTodayOrLater(date: string, now: Date): boolean {
  const { year, month, day } = clockInSaoPaulo(now);
  return isIsoDate(date) && date >= `${year}-${month}-${day}`;
}
