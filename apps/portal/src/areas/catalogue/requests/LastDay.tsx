import { requestDeadline, requestDeadlineText } from '@portal/domain';
import { formatDate } from '@portal/formats';
import { StatusBadge } from '@portal/ui';
import { CalendarX } from 'lucide-react';

const expiredIcon = <CalendarX size={14} role="img" aria-label="Expirou em" />;

interface LastDayProps {
  request: { readonly cadastroEnviado: boolean; readonly dataExpiracao: string };
  /** From when to look. @default the clock of the device */
  now?: Date | undefined;
}

/** The last day of a request and how far it is; in red once it is over and the request was not sent (GAP-55). */
export function LastDay({ request, now = new Date() }: LastDayProps) {
  const deadline = requestDeadline(request, now);
  const left = requestDeadlineText(deadline)?.toLowerCase();
  const text = [formatDate(request.dataExpiracao), left].filter(Boolean).join(', ');
  if (deadline.state !== 'over') return text;
  return (
    <StatusBadge tone="danger" icon={expiredIcon}>
      {text}
    </StatusBadge>
  );
}
