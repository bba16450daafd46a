import { Trash2 } from 'lucide-react';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { StatusBadge } from '../../data/status-badge/StatusBadge.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import { OccurrenceProblem } from './OccurrenceProblem.tsx';
import * as S from './PendencyDialog.styles.ts';
import { pendencyDialogTexts } from './PendencyDialog.texts.ts';
import { documentName, type Occurrence } from './pendency.ts';

interface OccurrenceRowProps {
  occurrence: Occurrence;
  /** In words. */
  reason: string;
  /** What is wrong with it. */
  error?: string | undefined;
  /** One the record has already stays. */
  onRemove?: (() => void) | undefined;
  /** Why it cannot be removed now. */
  removeDisabledReason?: string | undefined;
}

/** One occurrence: status, document with file name, reason and note (PEN-007). Renders an `<li>`. */
export function OccurrenceRow({
  occurrence,
  reason,
  error,
  onRemove,
  removeDisabledReason,
}: OccurrenceRowProps) {
  const messages = useMessages(pendencyDialogTexts);
  const name = documentName(occurrence);
  return (
    <S.Row>
      <S.Words>
        <S.Head>
          <span>{name}</span>
          <StatusBadge tone="warning">{occurrence.statusPendencia}</StatusBadge>
        </S.Head>
        <S.Reason>{reason}</S.Reason>
        {occurrence.descricao && <S.Note>{occurrence.descricao}</S.Note>}
        {onRemove && <OccurrenceProblem text={error} />}
      </S.Words>
      {onRemove && (
        <IconButton
          size="sm"
          label={messages.removeOccurrence(name)}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
          disabled={removeDisabledReason !== undefined}
          disabledReason={removeDisabledReason}
        />
      )}
    </S.Row>
  );
}
