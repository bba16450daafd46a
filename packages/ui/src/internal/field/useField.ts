import { type ReactNode, useId } from 'react';
import type { FieldProps } from './fieldProps.ts';

function messageKind(reason: string | undefined, invalid: boolean, warned: boolean) {
  if (reason) return 'reason' as const;
  if (invalid) return 'error' as const;
  return warned ? ('warning' as const) : ('hint' as const);
}

/** Ties label, message and control of a field together: gives the frame its ids and the control its attributes. */
export function useField({
  name,
  hint,
  error,
  warning,
  required,
  readOnly,
  disabled,
  disabledReason,
}: Omit<FieldProps, 'label'> & {
  /** What is doubtful but allowed, in place of the hint. */
  warning?: ReactNode;
}) {
  const id = useId();
  const messageId = `${id}-message`;
  const noteId = `${id}-note`;
  const reason = disabled ? disabledReason : undefined;
  const invalid = Boolean(error) && !disabled;
  const warned = Boolean(warning) && !disabled;
  const message = reason || (invalid && error) || (warned && warning) || hint;
  return {
    id,
    messageId,
    noteId,
    message,
    /** What the message is: it is drawn accordingly. */
    kind: messageKind(reason, invalid, warned),
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
