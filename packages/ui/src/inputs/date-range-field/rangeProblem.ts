import { type DateProblem, dateProblem } from '../../internal/calendar/date-text/dateProblem.ts';
import type { PlainDate } from '../../internal/calendar/date-text/plainDate.ts';
import type { DayRules } from '../../internal/calendar/dayRules.ts';
import type { dateRangeFieldTexts } from './DateRangeField.texts.ts';

/** Text of one of the two inputs, and its date. */
interface RangeEnd {
  text: string;
  date: PlainDate | null;
}

/** The error of a period, and the input it belongs to. */
export interface RangeProblem extends DateProblem {
  end: 'from' | 'to';
}

function endProblem(
  end: RangeProblem['end'],
  { text, date }: RangeEnd,
  rules: DayRules,
  messages: typeof dateRangeFieldTexts,
): RangeProblem | undefined {
  const problem = dateProblem(text, date, rules, messages, '-');
  if (problem?.kind !== 'no-date') return problem && { ...problem, end };
  const name = end === 'from' ? messages.periodFrom : messages.periodTo;
  return { kind: 'no-date', end, message: messages.invalidPeriodEnd(name) };
}

/** The error of a period: an end that is no valid date, or ends in the wrong order. */
export function rangeProblem(
  from: RangeEnd,
  to: RangeEnd,
  rules: DayRules,
  messages: typeof dateRangeFieldTexts,
): RangeProblem | undefined {
  const problem = endProblem('from', from, rules, messages) ?? endProblem('to', to, rules, messages);
  if (problem || from.date === null || to.date === null || from.date <= to.date) return problem;
  return { kind: 'refused', end: 'to', message: messages.periodReversed };
}
