import { Trash2 } from 'lucide-react';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { StatusBadge } from '../../data/status-badge/StatusBadge.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './PendencyDialog.styles.ts';
import type { PendencyReason } from './pendency.ts';

interface OccurrenceRowProps {
  /** File name. */
  name: string;
  status: string;
  reason: PendencyReason;
  note: string | null | undefined;
  /** One the record has already stays. */
  onRemove?: (() => void) | undefined;
  /** Why it cannot be removed now. */
  removeUnavailable?: string | undefined;
}

/** One occurrence: status, file name, reason and note (PEN-007). Renders an `<li>`. */
export function OccurrenceRow({
  name,
  status,
  reason,
  note,
  onRemove,
  removeUnavailable,
}: OccurrenceRowProps) {
  const messages = useMessages();
  return (
    <S.Row>
      <S.Words>
        <S.Head>
          <span>{name}</span>
          <StatusBadge tone="warning">{status}</StatusBadge>
        </S.Head>
        <S.Reason>{messages.pendencyReasons[reason] ?? reason}</S.Reason>
        {note && <S.Note>{note}</S.Note>}
      </S.Words>
      {onRemove && (
        <IconButton
          size="sm"
          label={messages.removeOccurrence(name)}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
          disabled={removeUnavailable !== undefined}
          disabledReason={removeUnavailable}
        />
      )}
    </S.Row>
  );
}
