import { CircleAlert, Lock, TriangleAlert } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import * as S from './Field.styles.ts';
import type { FieldState } from './useField.ts';
import { useWhileReleased } from './useWhileReleased.ts';

const icons = {
  error: <CircleAlert aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  remark: <TriangleAlert aria-hidden="true" />,
  reason: <Lock aria-hidden="true" />,
  hint: null,
};

interface FieldFooterProps {
  field: FieldState;
  /** Beside the message, as a character count. */
  note?: ReactNode;
  /** After the message, a button that acts on it. */
  action?: ReactNode;
}

/** The line below a control, where there is one: error, warning, reason for being disabled or hint. */
export const FieldFooter = memo(function FieldFooter({ field, note, action }: FieldFooterProps) {
  const { message, kind } = useWhileReleased(field);
  return (
    <S.Footer data-acting={action ? '' : undefined}>
      {message && (
        <S.Message id={field.messageId} data-kind={kind} role={kind === 'remark' ? 'alert' : undefined}>
          {icons[kind]}
          <span>{message}</span>
        </S.Message>
      )}
      {action}
      {note && <S.Note id={field.noteId}>{note}</S.Note>}
    </S.Footer>
  );
});
