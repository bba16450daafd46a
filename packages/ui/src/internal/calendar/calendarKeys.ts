import { addDays, addMonths, dayOfWeek, type PlainDate, withinCalendar } from './date-text/plainDate.ts';

interface CalendarKey {
  key: string;
  shiftKey: boolean;
  /** Weeks run from right to left. */
  rightToLeft: boolean;
}

function target(date: PlainDate, { key, shiftKey, rightToLeft }: CalendarKey): PlainDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, rightToLeft ? 1 : -1);
    case 'ArrowRight':
      return addDays(date, rightToLeft ? -1 : 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -dayOfWeek(date));
    case 'End':
      return addDays(date, 6 - dayOfWeek(date));
    case 'PageUp':
      return addMonths(date, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(date, shiftKey ? 12 : 1);
    default:
      return null;
  }
}

/** The day that a key moves to (APG, Date Picker Dialog); null for other keys. */
export function dayForKey(date: PlainDate, key: CalendarKey): PlainDate | null {
  const next = target(date, key);
  return next === null ? null : withinCalendar(next);
}
