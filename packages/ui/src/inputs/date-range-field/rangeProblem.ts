import { type DateProblem, dateProblem } from '../../internal/calendar/date-text/dateProblem.ts';
import type { PlainDate } from '../../internal/calendar/date-text/plainDate.ts';
import type { DayRules } from '../../internal/calendar/dayRules.ts';
import type { Messages } from '../../locale/messages.ts';

/** What stands in one of the two inputs, and the date it means. */
interface RangeEnd {
  text: string;
  date: PlainDate | null;
}

/** What is wrong with a period, and with which of its inputs. */
export interface RangeProblem extends DateProblem {
  end: 'from' | 'to';
}

function endProblem(
  end: RangeProblem['end'],
  { text, date }: RangeEnd,
  rules: DayRules,
  messages: Messages,
): RangeProblem | undefined {
  const problem = dateProblem(text, date, rules, messages, '-');
  if (problem?.kind !== 'no-date') return problem && { ...problem, end };
  const name = end === 'from' ? messages.periodFrom : messages.periodTo;
  return { kind: 'no-date', end, message: messages.invalidPeriodEnd(name) };
}

/** What is wrong with a period: an end that is no date or not to be chosen, or ends that stand the wrong way round. */
export function rangeProblem(
  from: RangeEnd,
  to: RangeEnd,
  rules: DayRules,
  messages: Messages,
): RangeProblem | undefined {
  const problem = endProblem('from', from, rules, messages) ?? endProblem('to', to, rules, messages);
  if (problem || from.date === null || to.date === null || from.date <= to.date) return problem;
  return { kind: 'refused', end: 'to', message: messages.periodReversed };
}
