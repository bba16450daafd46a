import { type ReactNode, useId, useMemo } from 'react';
import type { FieldProps } from './fieldProps.ts';

function messageKind(reason: string | undefined, remarked: boolean, invalid: boolean, warned: boolean) {
  if (reason) return 'reason' as const;
  if (remarked) return 'remark' as const;
  if (invalid) return 'error' as const;
  return warned ? ('warning' as const) : ('hint' as const);
}

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
  const reason = disabled ? disabledReason : undefined;
  const invalid = Boolean(error) && !disabled;
  const warned = Boolean(warning) && !disabled;
  const message = reason || remark || (invalid && error) || (warned && warning) || hint;
  const kind = messageKind(reason, Boolean(remark), invalid, warned);
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
        'aria-describedby': message ? messageId : undefined,
      },
    };
  }, [id, name, required, readOnly, disabled, invalid, message, kind]);
}

export type FieldState = ReturnType<typeof useField>;
