import { dayInSaoPaulo } from './dayInSaoPaulo.ts';
import { isIsoDate } from './isIsoDate.ts';

/**
 * Whether a date is today or later (FND-094). Only for due dates, never for filters (CON-68).
 *
 * @param date in the wire form `YYYY-MM-DD`; anything else is refused
 * @param now the current instant; its day in America/Sao_Paulo counts
 */
export function isTodayOrLater(date: string, now: Date): boolean {
  return isIsoDate(date) && date >= dayInSaoPaulo(now);
}
