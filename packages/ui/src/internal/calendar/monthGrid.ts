import { daysInMonth } from '@portal/formats';
import { addDays, dateParts, dayOfWeek, type PlainDate } from './date-text/plainDate.ts';

/** First day of the month a date lies in. */
export function firstOfMonth(date: PlainDate): PlainDate {
  return `${date.slice(0, 7)}-01`;
}

/**
 * The days of a month in weeks from Sunday to Saturday, null where another month has the day. Always six weeks, so that
 * the calendar keeps its height.
 */
export function monthGrid(date: PlainDate): (PlainDate | null)[][] {
  const first = firstOfMonth(date);
  const { year, month } = dateParts(first);
  const lead = dayOfWeek(first);
  const length = daysInMonth(year, month);
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - lead;
      return day < 0 || day >= length ? null : addDays(first, day);
    }),
  );
}

/** The years a calendar offers: those within the bounds, or twenty back and ten ahead, up to the one shown. */
export function yearsToChoose(
  shown: number,
  { today, min, max }: { today: PlainDate; min: PlainDate | undefined; max: PlainDate | undefined },
): number[] {
  const now = dateParts(today).year;
  const first = Math.min(shown, min === undefined ? now - 20 : dateParts(min).year);
  const last = Math.max(shown, max === undefined ? now + 10 : dateParts(max).year);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
