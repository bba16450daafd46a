import type { calendarTexts } from './Calendar.texts.ts';
import { dateParts, dayOfWeek, type PlainDate } from './date-text/plainDate.ts';

/** "julho de 2026" */
export function monthName(date: PlainDate, messages: typeof calendarTexts): string {
  const { year, month } = dateParts(date);
  return messages.monthOfYear(messages.monthNames[month - 1] ?? '', year);
}

/** "domingo, 12 de julho de 2026" */
export function dayName(date: PlainDate, messages: typeof calendarTexts): string {
  const weekday = messages.weekdayNames[dayOfWeek(date)] ?? '';
  const { day, month, year } = dateParts(date);
  return messages.dayOfMonth(weekday, day, messages.monthNames[month - 1] ?? '', year);
}
