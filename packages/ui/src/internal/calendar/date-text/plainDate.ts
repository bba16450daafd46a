import { daysInMonth } from '@portal/formats';

/** A day of the calendar as `YYYY-MM-DD`: no time, no zone (D3). Such texts sort as the days do. */
export type PlainDate = string;

/** Separator of day, month and year: `/` for a date, `-` for the ends of a period (CON-69). */
export type DateSeparator = '/' | '-';

/** First and last day of fields and calendars. */
export const firstPlainDate: PlainDate = '1900-01-01';
export const lastPlainDate: PlainDate = '2100-12-31';

interface DateParts {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

const padded = (value: number, length: number) => String(value).padStart(length, '0');

/** The date of a year, month (1 to 12) and day; null where the calendar has no such day. */
export function plainDate(year: number, month: number, day: number): PlainDate | null {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** Year, month and day of a date. */
export function dateParts(date: PlainDate): DateParts {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** Days since 1 March of the year 0, counted in years that start in March: the leap day then ends its year. */
function dayNumber(date: PlainDate): number {
  const { year, month, day } = dateParts(date);
  const years = month > 2 ? year : year - 1;
  const months = (month + 9) % 12;
  return (
    years * 365 +
    Math.floor(years / 4) -
    Math.floor(years / 100) +
    Math.floor(years / 400) +
    Math.floor((months * 153 + 2) / 5) +
    day -
    1
  );
}

function fromDayNumber(number: number): PlainDate {
  let year = Math.floor(number / 365.2425) + 1;
  while (dayNumber(`${padded(year, 4)}-01-01`) > number) year -= 1;
  let month = 12;
  while (dayNumber(`${padded(year, 4)}-${padded(month, 2)}-01`) > number) month -= 1;
  const first = `${padded(year, 4)}-${padded(month, 2)}-01`;
  return `${first.slice(0, 8)}${padded(number - dayNumber(first) + 1, 2)}`;
}

/** The date so many days later, or earlier where `days` is negative. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** The same day so many months later or earlier; the last day of the month where it has no such day. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const parts = dateParts(date);
  const count = parts.year * 12 + parts.month - 1 + months;
  const year = Math.floor(count / 12);
  const month = count - year * 12 + 1;
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(Math.min(parts.day, daysInMonth(year, month)), 2)}`;
}

/** 0 for Sunday to 6 for Saturday. */
export function dayOfWeek(date: PlainDate): number {
  return (dayNumber(date) + 3) % 7; // 1 March of the year 0 was a Wednesday
}

/** The date itself, or the nearest one that a calendar shows. */
export function withinCalendar(date: PlainDate): PlainDate {
  if (date < firstPlainDate) return firstPlainDate;
  return date > lastPlainDate ? lastPlainDate : date;
}

/** The day it is on this device, in its own zone. */
export function deviceToday(): PlainDate {
  const now = new Date();
  return `${padded(now.getFullYear(), 4)}-${padded(now.getMonth() + 1, 2)}-${padded(now.getDate(), 2)}`;
}
