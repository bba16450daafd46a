import type { RefObject } from 'react';
import type { DateSeparator, PlainDate } from './date-text/plainDate.ts';
import type { DayRules } from './dayRules.ts';

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
