import { lazy, Suspense } from 'react';
import type { CalendarPopupProps } from './CalendarPopup.tsx';

const CalendarPopup = lazy(() => import('./CalendarPopup.tsx'));

interface LazyCalendarProps extends Omit<CalendarPopupProps, 'anchor'> {
  open: boolean;
  /** The button it hangs from, once it is there. */
  anchor: HTMLElement | null;
}

/** The calendar of a field while it is open. A page whose calendars stay shut does not carry what draws them. */
export function LazyCalendar({ open, anchor, ...rest }: LazyCalendarProps) {
  if (!open || anchor === null) return null;
  return (
    <Suspense>
      <CalendarPopup {...rest} anchor={anchor} />
    </Suspense>
  );
}
