import { fieldTexts } from '../../locale/fieldTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import type { FieldState } from './useField.ts';

/** Counts characters once at most a fifth of the limit is left; before that, or for a short code, the number only distracts. */
export function useCharacterCount(field: FieldState, length: number, limit: number | undefined) {
  const messages = useMessages(fieldTexts);
  const messageId = field.control['aria-describedby'];
  if (
    limit === undefined ||
    limit < 20 ||
    length < limit * 0.8 ||
    field.control.readOnly ||
    field.control.disabled
  ) {
    return { note: undefined, describedBy: messageId };
  }
  return {
    note: messages.charactersOf(length, limit),
    describedBy: messageId === undefined ? field.noteId : `${messageId} ${field.noteId}`,
  };
}
