import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useMessages } from '../../locale/useMessages.ts';
import { isElement } from '../isElement.ts';
import { calendarTexts } from './Calendar.texts.ts';
import { dayForKey } from './calendarKeys.ts';
import {
  addMonths,
  type DateSeparator,
  dateParts,
  type PlainDate,
  withinCalendar,
} from './date-text/plainDate.ts';
import { monthName } from './dayName.ts';
import { type DayRules, dayReason } from './dayRules.ts';
import { firstOfMonth } from './monthGrid.ts';

interface CalendarOptions {
  /** The day the calendar opens on. */
  firstShown: PlainDate;
  rules: DayRules;
  separator: DateSeparator;
  onChoose: (date: PlainDate) => void;
  /** The day that Tab reaches. */
  activeRef: RefObject<HTMLTableCellElement | null>;
}

const dateOf = (target: EventTarget) =>
  isElement(target) ? (target.closest<HTMLElement>('[data-date]')?.dataset.date ?? null) : null;

/** The visible month, the active or hovered day, and its announcement. */
export function useCalendar({ firstShown, rules, separator, onChoose, activeRef }: CalendarOptions) {
  const messages = useMessages(calendarTexts);
  const followFocus = useRef(false);
  const [active, setActive] = useState(() => withinCalendar(firstShown));
  const [pointed, setPointed] = useState<PlainDate | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const month = firstOfMonth(active);

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
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = dayForKey(active, { key: event.key, shiftKey: event.shiftKey, rightToLeft });
    const chooses = event.key === 'Enter' || event.key === ' ';
    if (next === null && !chooses) return;
    event.preventDefault();
    event.stopPropagation();
    if (next === null) choose(active);
    else {
      followFocus.current = true;
      show(next);
    }
  };

  useLayoutEffect(() => {
    if (!followFocus.current) return;
    followFocus.current = false;
    activeRef.current?.focus();
  });

  return {
    active,
    month,
    /** The day under the pointer, else the one walked to. */
    looked: pointed ?? active,
    announcement,
    /** Shows the same day of another month, or its last one. */
    showMonth: (first: PlainDate) => {
      const from = dateParts(month);
      const to = dateParts(first);
      show(withinCalendar(addMonths(active, (to.year - from.year) * 12 + to.month - from.month)));
    },
    /** For the grid. */
    grid: {
      onKeyDown: handleKeyDown,
      onClick: (event: MouseEvent) => {
        const date = dateOf(event.target);
        if (date !== null) choose(date);
      },
      onPointerOver: (event: { target: EventTarget }) => setPointed(dateOf(event.target)),
      onPointerLeave: () => setPointed(null),
    },
  };
}
