import { floatOnDemand } from '../floatOnDemand.tsx';
import type { CalendarPopupProps } from './CalendarPopup.tsx';

const CalendarPopup = floatOnDemand(
  () => import('./CalendarPopup.tsx'),
  ({ onClose }) => onClose(),
);

interface LazyCalendarProps extends CalendarPopupProps {
  open: boolean;
}

/** The calendar of a field while it is open. A page whose calendars stay shut does not carry what draws them. */
export function LazyCalendar({ open, ...rest }: LazyCalendarProps) {
  return open && <CalendarPopup {...rest} />;
}
