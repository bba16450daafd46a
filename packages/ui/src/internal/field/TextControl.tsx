import { type ComponentPropsWithRef, type ElementType, memo, type ReactNode } from 'react';
import { Input } from './ControlBox.styles.ts';
import { ControlBox } from './ControlBox.tsx';
import type { FieldState } from './useField.ts';

interface TextControlProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'children'> {
  field: FieldState;
  /** The styled `<input>`. @default Input */
  as?: ElementType | undefined;
  /** Before the text, as `R$`. */
  prefix?: ReactNode;
  /** After the text, as a unit. */
  suffix?: ReactNode;
}

/** The box with a text that writes itself (`useEditableText`): with props that stay, a key draws none of it anew. */
export const TextControl = memo(function TextControl({
  field,
  as: Control = Input,
  prefix,
  suffix,
  ...input
}: TextControlProps) {
  return (
    <ControlBox field={field} prefix={prefix} suffix={suffix}>
      <Control {...field.control} {...input} />
    </ControlBox>
  );
});
