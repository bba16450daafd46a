import { formatDate } from '@portal/formats';
import { StatusBadge } from '@portal/ui';
import { CalendarX } from 'lucide-react';

const expiredIcon = <CalendarX size={14} role="img" aria-label="Expirou em" />;

interface LastDayProps {
  /** `YYYY-MM-DD`. */
  date: string;
  /** It is over, and the request was not sent. */
  expired: boolean;
}

/** The last day of a request, in red once it is over (GAP-55). */
export function LastDay({ date, expired }: LastDayProps) {
  if (!expired) return formatDate(date);
  return (
    <StatusBadge tone="danger" icon={expiredIcon}>
      {formatDate(date)}
    </StatusBadge>
  );
}
