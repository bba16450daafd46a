import { CircleAlert, Lock, TriangleAlert } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import * as S from './Field.styles.ts';
import type { FieldState } from './useField.ts';

const icons = {
  error: <CircleAlert aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  reason: <Lock aria-hidden="true" />,
  hint: null,
};

interface FieldFooterProps {
  field: FieldState;
  /** Keeps the line free while there is nothing to say. */
  reserved: boolean;
  /** Beside the message, as a character count. */
  note?: ReactNode;
  /** After the message, a button that acts on it. */
  action?: ReactNode;
}

/** The line below a control: error, warning, reason for being disabled or hint. */
export const FieldFooter = memo(function FieldFooter({ field, reserved, note, action }: FieldFooterProps) {
  return (
    <S.Footer data-reserved={reserved ? '' : undefined} data-acting={action ? '' : undefined}>
      {field.message && (
        <S.Message id={field.messageId} data-kind={field.kind}>
          {icons[field.kind]}
          <span>{field.message}</span>
        </S.Message>
      )}
      {action}
      {note && <S.Note id={field.noteId}>{note}</S.Note>}
    </S.Footer>
  );
});
