import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './Calendar.styles.ts';
import { calendarTexts } from './Calendar.texts.ts';
import {
  addMonths,
  dateParts,
  firstPlainDate,
  lastPlainDate,
  type PlainDate,
} from './date-text/plainDate.ts';
import type { DayRules } from './dayRules.ts';
import { yearsToChoose } from './monthGrid.ts';

interface CalendarHeadProps extends Pick<DayRules, 'min' | 'max'> {
  /** First day of the month shown. */
  month: PlainDate;
  today: PlainDate;
  onMonthChange: (month: PlainDate) => void;
}

/** Month and year of a calendar, to choose or to step through. Renders a `<div>`. */
export function CalendarHead({ month, min, max, today, onMonthChange }: CalendarHeadProps) {
  const messages = useMessages(calendarTexts);
  const parts = dateParts(month);
  const previous = addMonths(month, -1);
  const next = addMonths(month, 1);
  const change = (year: number, monthOfYear: number) =>
    onMonthChange(`${year}-${String(monthOfYear).padStart(2, '0')}-01`);

  return (
    <S.Head>
      <S.Step>
        <IconButton
          size="sm"
          label={messages.previousMonth}
          icon={<ChevronLeft />}
          disabledReason={previous < firstPlainDate ? messages.calendarEnds : undefined}
          disabled={previous < firstPlainDate}
          onClick={() => onMonthChange(previous)}
        />
      </S.Step>
      <S.Select
        aria-label={messages.month}
        value={parts.month}
        onChange={(event) => change(parts.year, Number(event.currentTarget.value))}
      >
        {messages.monthNames.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </S.Select>
      <S.Select
        aria-label={messages.year}
        value={parts.year}
        onChange={(event) => change(Number(event.currentTarget.value), parts.month)}
      >
        {yearsToChoose(parts.year, { today, min, max }).map((year) => (
          <option key={year}>{year}</option>
        ))}
      </S.Select>
      <S.Step>
        <IconButton
          size="sm"
          label={messages.nextMonth}
          icon={<ChevronRight />}
          disabledReason={next > lastPlainDate ? messages.calendarEnds : undefined}
          disabled={next > lastPlainDate}
          onClick={() => onMonthChange(next)}
        />
      </S.Step>
    </S.Head>
  );
}
