import { useId } from 'react';
import type { FieldProps } from './fieldProps.ts';

/** Ties label, message and control of a field together: gives the frame its ids and the control its attributes. */
export function useField({
  name,
  hint,
  error,
  required,
  readOnly,
  disabled,
  disabledReason,
}: Omit<FieldProps, 'label'>) {
  const id = useId();
  const messageId = `${id}-message`;
  const noteId = `${id}-note`;
  const reason = disabled ? disabledReason : undefined;
  const invalid = Boolean(error) && !disabled;
  const message = reason || (invalid && error) || hint;
  return {
    id,
    messageId,
    noteId,
    message,
    /** What the message is: it is drawn accordingly. */
    kind: reason ? ('reason' as const) : invalid ? ('error' as const) : ('hint' as const),
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
      'aria-describedby': message ? messageId : undefined,
    },
  };
}

export type FieldState = ReturnType<typeof useField>;
