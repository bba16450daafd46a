import type { ComponentPropsWithRef, FocusEventHandler, ReactNode } from 'react';
import * as S from './Field.styles.ts';
import { FieldFooter } from './FieldFooter.tsx';
import { FieldLabel } from './FieldLabel.tsx';
import type { FieldProps } from './fieldProps.ts';
import type { FieldState } from './useField.ts';

/** What the root of a form control takes beside its own props. */
export type FieldRootProps = Omit<
  ComponentPropsWithRef<'div'>,
  keyof FieldProps | 'defaultValue' | 'onBlur' | 'prefix'
>;

interface FieldFrameProps extends Omit<FieldRootProps, 'children'> {
  /** From `splitFieldProps`. */
  common: Pick<FieldProps, 'label' | 'hideLabel' | 'name'>;
  /** From `useField`. */
  field: FieldState;
  /** Beside the message, as a character count. */
  note?: ReactNode;
  /** After the message, a button that acts on it. */
  action?: ReactNode;
  onBlur?: FocusEventHandler<HTMLDivElement> | undefined;
  /** Id of the label, where it names more than the one control. */
  labelId?: string | undefined;
  /** The control. */
  children: ReactNode;
}

/** Frame of a form control: label above, message below. Renders a `<div>`. */
export function Field({
  common: { label, hideLabel = false, name },
  field,
  note,
  action,
  labelId,
  children,
  ...rest
}: FieldFrameProps) {
  return (
    <S.Root {...rest} data-field={name}>
      <FieldLabel id={labelId} htmlFor={field.id} required={field.required} hidden={hideLabel}>
        {label}
      </FieldLabel>
      {children}
      <FieldFooter field={field} note={note} action={action} />
    </S.Root>
  );
}
