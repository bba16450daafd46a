import { type ReactNode, use, useId, useMemo } from 'react';
import type { FieldProps } from './fieldProps.ts';
import { SharedReason } from './SharedReason.ts';

/**
 * Ties label, message and control of a field together: gives the frame its ids and the control its attributes. The same
 * object while nothing changes, so that a key draws the control again and not its label and message.
 */
export function useField({
  name,
  hint,
  error,
  warning,
  remark,
  required,
  readOnly,
  disabled,
  disabledReason,
}: Omit<FieldProps, 'label'> & {
  /** Warning shown instead of the hint; the value stays valid. */
  warning?: ReactNode;
  /** What just happened to the text, before all else; read out as it comes. */
  remark?: string | undefined;
}) {
  const id = useId();
  const shared = use(SharedReason);
  const invalid = Boolean(error) && !disabled;
  const reason = disabled && disabledReason;
  const note = reason && shared?.text === reason ? shared.id : undefined;
  const said = [
    ['reason', reason],
    ['remark', remark],
    ['error', invalid && error],
    ['warning', !disabled && warning],
  ] as const;
  const [kind, text] = said.find(([, text]) => text) ?? ['hint', hint];
  const message = note ? undefined : text;
  return useMemo(() => {
    const messageId = `${id}-message`;
    return {
      id,
      messageId,
      noteId: `${id}-note`,
      message,
      /** What the message is: it is drawn accordingly. */
      kind,
      required: Boolean(required),
      invalid,
      /** For the form control. */
      control: {
        id,
        name,
        disabled,
        readOnly,
        'aria-required': required || undefined,
        'aria-invalid': invalid || undefined,
        'aria-describedby': message ? messageId : note,
      },
    };
  }, [id, name, required, readOnly, disabled, invalid, message, kind, note]);
}

export type FieldState = ReturnType<typeof useField>;
