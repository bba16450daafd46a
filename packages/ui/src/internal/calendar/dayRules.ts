import type { calendarTexts } from './Calendar.texts.ts';
import type { DateSeparator, PlainDate } from './date-text/plainDate.ts';

/** Which days can be chosen, and remarks about days. */
export interface DayRules {
  /** First day that can be chosen, `YYYY-MM-DD`. */
  min?: PlainDate | undefined;
  /** Last day that can be chosen, `YYYY-MM-DD`. */
  max?: PlainDate | undefined;
  /** A remark about a day, as "Feriado: Natal": a mark in the calendar, announced with the day. */
  dayHint?: ((date: PlainDate) => string | undefined) | undefined;
  /** Why a day within the bounds cannot be chosen; nothing where it can. */
  dayDisabledReason?: ((date: PlainDate) => string | undefined) | undefined;
}

/** Why a day cannot be chosen; nothing where it can. */
export function dayReason(
  date: PlainDate,
  { min, max, dayDisabledReason }: DayRules,
  messages: typeof calendarTexts,
  separator: DateSeparator = '/',
): string | undefined {
  if (min !== undefined && date < min) return messages.dateNotBefore(messages.formats.date(min, separator));
  if (max !== undefined && date > max) return messages.dateNotAfter(messages.formats.date(max, separator));
  return dayDisabledReason?.(date);
}
