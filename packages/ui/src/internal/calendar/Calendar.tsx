import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useMessages } from '../../locale/MessagesContext.ts';
import * as S from './Calendar.styles.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { dayForKey } from './calendarKeys.ts';
import { monthName } from './dayName.ts';
import { type DayRules, dayReason } from './dayRules.ts';
import { firstOfMonth, monthGrid } from './monthGrid.ts';
import { addMonths, type DateSeparator, type PlainDate, withinCalendar } from './plainDate.ts';

/** The chosen days: both the same for a single date, the second null while its end is being chosen. */
export interface ChosenDays {
  from: PlainDate | null;
  to: PlainDate | null;
}

export interface CalendarProps extends DayRules {
  chosen: ChosenDays;
  /** Two days with those between, each end named. */
  period: boolean;
  today: PlainDate;
  separator: DateSeparator;
  /** The day the calendar opens on. */
  firstShown: PlainDate;
  onChoose: (date: PlainDate) => void;
  /** The day that Tab reaches. */
  activeRef: RefObject<HTMLTableCellElement | null>;
}

const dateOf = (target: EventTarget) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-date]')?.dataset.date ?? null) : null;

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
  const messages = useMessages();
  const followFocus = useRef(false);
  const [active, setActive] = useState(() => withinCalendar(firstShown));
  const [pointed, setPointed] = useState<PlainDate | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const month = firstOfMonth(active);
  const noted = pointed ?? active;
  const note = [rules.dayHint?.(noted), dayReason(noted, rules, messages, separator)]
    .filter(Boolean)
    .join(' · ');

  const show = (date: PlainDate) => {
    if (firstOfMonth(date) !== month) setAnnouncement(monthName(date, messages));
    setPointed(null);
    setActive(date);
  };

  const choose = (date: PlainDate) => {
    const reason = dayReason(date, rules, messages, separator);
    setActive(date);
    if (reason === undefined) onChoose(date);
    else setAnnouncement(reason);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(active);
      return;
    }
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = dayForKey(active, { key: event.key, shiftKey: event.shiftKey, rightToLeft });
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    followFocus.current = true;
    show(next);
  };

  const handleClick = (event: MouseEvent) => {
    const date = dateOf(event.target);
    if (date !== null) choose(date);
  };

  useLayoutEffect(() => {
    if (!followFocus.current) return;
    followFocus.current = false;
    activeRef.current?.focus();
  });

  return (
    <S.Root>
      <CalendarHead
        month={month}
        min={rules.min}
        max={rules.max}
        today={today}
        onMonthChange={(first) => show(withinCalendar(addMonths(active, monthsBetween(month, first))))}
      />
      <S.Grid
        role="grid"
        aria-label={monthName(month, messages)}
        onKeyDown={handleKeyDown}
        onClick={handleClick}
        onPointerOver={(event: PointerEvent) => setPointed(dateOf(event.target))}
        onPointerLeave={() => setPointed(null)}
      >
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
                    until={pointed ?? active}
                    hint={rules.dayHint?.(date)}
                    reason={dayReason(date, rules, messages, separator)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </S.Grid>
      <S.Note aria-hidden="true">{note}</S.Note>
      <S.Status role="status">{announcement}</S.Status>
    </S.Root>
  );
}

function monthsBetween(from: PlainDate, to: PlainDate): number {
  const months = (date: PlainDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return months(to) - months(from);
}
