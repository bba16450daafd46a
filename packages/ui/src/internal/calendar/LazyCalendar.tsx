import { floatOnDemand } from '../floatOnDemand.tsx';
import type { CalendarPopupProps } from './CalendarPopup.tsx';

const CalendarPopup = floatOnDemand(
  () => import('./CalendarPopup.tsx'),
  ({ onClose }) => onClose(),
);

interface LazyCalendarProps extends Omit<CalendarPopupProps, 'anchor'> {
  open: boolean;
  /** The button it hangs from, once it is there. */
  anchor: HTMLElement | null;
}

/** The calendar of a field while it is open. A page whose calendars stay shut does not carry what draws them. */
export function LazyCalendar({ open, anchor, ...rest }: LazyCalendarProps) {
  return open && anchor && <CalendarPopup {...rest} anchor={anchor} />;
}
