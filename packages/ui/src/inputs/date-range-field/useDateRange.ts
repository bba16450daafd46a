import type { ChangeEvent, RefObject } from 'react';
import { deviceToday, type PlainDate } from '../../internal/calendar/date-text/plainDate.ts';
import { useDateText } from '../../internal/calendar/date-text/useDateText.ts';
import type { DayRules } from '../../internal/calendar/dayRules.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { dateRangeFieldTexts } from './DateRangeField.texts.ts';
import type { DateRange, DateRangeChange } from './DateRangeField.types.ts';
import { rangeProblem } from './rangeProblem.ts';

interface DateRangeOptions {
  fromRef: RefObject<HTMLInputElement | null>;
  toRef: RefObject<HTMLInputElement | null>;
  value: DateRange | undefined;
  defaultValue: DateRange;
  rules: DayRules;
  today: PlainDate | undefined;
  onValueChange: ((value: DateRange, details: DateRangeChange) => void) | undefined;
}

/** The two ends of a period during typing, and their errors after blur. */
export function useDateRange({
  fromRef,
  toRef,
  value,
  defaultValue,
  rules,
  today,
  onValueChange,
}: DateRangeOptions) {
  const messages = useMessages(dateRangeFieldTexts);

  const emitChange = (
    range: DateRange,
    texts: DateRangeChange['texts'],
    event?: ChangeEvent<HTMLInputElement>,
  ) => {
    const ends = [
      { date: range.from, text: texts.from },
      { date: range.to, text: texts.to },
    ] as const;
    onValueChange?.(range, { event, texts, problem: rangeProblem(...ends, rules, messages)?.message });
  };

  const shared = { separator: '-', today: () => today ?? deviceToday() } as const;
  const from = useDateText({
    ...shared,
    inputRef: fromRef,
    value: value?.from,
    defaultValue: defaultValue.from,
    onChange: (date, text, event) =>
      emitChange({ from: date, to: to.date }, { from: text, to: to.text }, event),
  });
  const to = useDateText({
    ...shared,
    inputRef: toRef,
    value: value?.to,
    defaultValue: defaultValue.to,
    onChange: (date, text, event) =>
      emitChange({ from: from.date, to: date }, { from: from.text, to: text }, event),
  });

  const found = rangeProblem(from, to, rules, messages);
  const left = found?.end === 'from' ? from.left : from.left || to.left;

  return {
    from,
    to,
    /** The errors of ends that the user has left. */
    problem: left ? found : undefined,
    /** Takes a whole period, as from the calendar, and reports it once. */
    choose: (first: PlainDate, last: PlainDate) => {
      from.write(first);
      to.write(last);
      emitChange(
        { from: first, to: last },
        { from: messages.formats.date(first, '-'), to: messages.formats.date(last, '-') },
      );
    },
  };
}
