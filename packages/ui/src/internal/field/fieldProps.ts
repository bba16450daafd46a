import type { ReactNode } from 'react';

/** What every form control takes. */
export interface FieldProps {
  /** Names the control; shown above it. */
  label: ReactNode;
  /** Name of the value in a form. */
  name?: string | undefined;
  /** Help below the control. */
  hint?: ReactNode;
  /** Error shown instead of the hint; marks the control as invalid. */
  error?: ReactNode;
  /** Shows a red asterisk and sets `aria-required`. @default false */
  required?: boolean | undefined;
  /** Shows the value as text that can be selected but not changed. @default false */
  readOnly?: boolean | undefined;
  /** Not available; the value never changes. @default false */
  disabled?: boolean | undefined;
  /** Why it is disabled and who can change that, in place of the hint. */
  disabledReason?: string | undefined;
  /** Leaves the label to assistive technology only, as in a filter bar. @default false */
  hideLabel?: boolean | undefined;
}

/** Collects the common props of a field, separate from its own. */
export function splitFieldProps<Props extends FieldProps>({
  label,
  name,
  hint,
  error,
  required,
  readOnly,
  disabled,
  disabledReason,
  hideLabel,
  ...own
}: Props): Omit<Props, keyof FieldProps> & { common: FieldProps } {
  return {
    ...own,
    common: {
      label,
      name,
      hint,
      error,
      required,
      readOnly,
      disabled,
      disabledReason,
      hideLabel,
    },
  };
}
