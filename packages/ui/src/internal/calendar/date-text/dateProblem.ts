import type { calendarTexts } from '../Calendar.texts.ts';
import { type DayRules, dayReason } from '../dayRules.ts';
import type { DateSeparator, PlainDate } from './plainDate.ts';

/** Error of a date text: no date, or one that cannot be chosen. */
export interface DateProblem {
  kind: 'no-date' | 'refused';
  message: string;
}

/** The error of a text and its date; undefined for an empty one. */
export function dateProblem(
  text: string,
  date: PlainDate | null,
  rules: DayRules,
  messages: typeof calendarTexts,
  separator: DateSeparator = '/',
): DateProblem | undefined {
  if (text.trim() === '') return undefined;
  if (date === null) return { kind: 'no-date', message: messages.invalidDate };
  const message = dayReason(date, rules, messages, separator);
  return message === undefined ? undefined : { kind: 'refused', message };
}
