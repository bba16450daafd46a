import { useMessages } from '../../locale/useMessages.ts';
import * as S from './Calendar.styles.ts';
import { calendarTexts } from './Calendar.texts.ts';
import type { CalendarProps } from './Calendar.types.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import type { PlainDate } from './date-text/plainDate.ts';
import { monthName } from './dayName.ts';
import { dayReason } from './dayRules.ts';
import { monthGrid } from './monthGrid.ts';
import { useCalendar } from './useCalendar.ts';

/** One month as a grid of days (APG, Date Picker Dialog). Renders a `<div>`. */
export function Calendar({
  chosen,
  period,
  today,
  separator,
  firstShown,
  onChoose,
  activeRef,
  ...rules
}: CalendarProps) {
  const messages = useMessages(calendarTexts);
  const calendar = useCalendar({ firstShown, rules, separator, onChoose, activeRef });
  const { active, month, looked } = calendar;
  const reasonOf = (date: PlainDate) => dayReason(date, rules, messages, separator);

  return (
    <S.Root>
      <CalendarHead
        month={month}
        min={rules.min}
        max={rules.max}
        today={today}
        onMonthChange={calendar.showMonth}
      />
      <S.Grid role="grid" aria-label={monthName(month, messages)} {...calendar.grid}>
        <thead>
          <tr>
            {messages.weekdayNames.map((name) => (
              <S.Weekday key={name} scope="col" abbr={name} aria-label={name}>
                {name.slice(0, 3)}
              </S.Weekday>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(month).map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week has no name but its place
            <tr key={row}>
              {week.map((date, weekday) =>
                date === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has no name but its weekday
                  <S.Gap key={weekday} role="gridcell" />
                ) : (
                  <CalendarDay
                    key={date}
                    ref={date === active ? activeRef : undefined}
                    date={date}
                    active={date === active}
                    today={date === today}
                    weekend={weekday === 0 || weekday === 6}
                    chosen={chosen}
                    period={period}
                    until={looked}
                    hint={rules.dayHint?.(date)}
                    reason={reasonOf(date)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </S.Grid>
      <S.Note aria-hidden="true">
        {[rules.dayHint?.(looked), reasonOf(looked)].filter(Boolean).join(' · ')}
      </S.Note>
      <S.Status role="status">{calendar.announcement}</S.Status>
    </S.Root>
  );
}
