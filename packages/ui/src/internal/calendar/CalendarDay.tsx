import type { Ref } from 'react';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './Calendar.styles.ts';
import { calendarTexts } from './Calendar.texts.ts';
import type { ChosenDays } from './Calendar.types.ts';
import { dateParts, type PlainDate } from './date-text/plainDate.ts';
import { dayName } from './dayName.ts';

interface CalendarDayProps {
  ref: Ref<HTMLTableCellElement> | undefined;
  date: PlainDate;
  /** The one day that Tab reaches. */
  active: boolean;
  today: boolean;
  weekend: boolean;
  chosen: ChosenDays;
  period: boolean;
  /** The day a period would end on while its end is being chosen. */
  until: PlainDate;
  hint: string | undefined;
  reason: string | undefined;
}

type End = 'from' | 'to' | 'both' | undefined;

function endOf(date: PlainDate, { from, to }: ChosenDays): End {
  if (date === from) return date === to ? 'both' : 'from';
  return date === to ? 'to' : undefined;
}

/** One day of a calendar, labelled with its full date, its marks and why it cannot be chosen. Renders a `<td>`. */
export function CalendarDay({
  ref,
  date,
  active,
  today,
  weekend,
  chosen,
  period,
  until,
  hint,
  reason,
}: CalendarDayProps) {
  const messages = useMessages(calendarTexts);
  const end = endOf(date, chosen);
  const lastShown = chosen.to ?? until;
  const between = chosen.from !== null && date > chosen.from && date < lastShown;
  const selected = end !== undefined || (between && chosen.to !== null);
  const endName = period && end !== undefined && messages.periodEnd[end];
  return (
    <S.Day
      ref={ref}
      role="gridcell"
      tabIndex={active ? 0 : -1}
      aria-label={[dayName(date, messages), endName, hint, reason].filter(Boolean).join(', ')}
      aria-selected={selected}
      aria-current={today ? 'date' : undefined}
      aria-disabled={reason === undefined ? undefined : true}
      data-date={date}
      data-end={end}
      data-between={between ? '' : undefined}
      data-reaches={end === 'from' && lastShown > date ? '' : undefined}
      data-weekend={weekend ? '' : undefined}
      data-hint={hint === undefined ? undefined : ''}
    >
      <S.DayNumber>{dateParts(date).day}</S.DayNumber>
    </S.Day>
  );
}
