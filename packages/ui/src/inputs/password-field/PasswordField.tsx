import { Eye, EyeOff } from 'lucide-react';
import { type ChangeEvent, type FocusEventHandler, type Ref, useState } from 'react';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { takeStorable } from '../../internal/editing/takeStorable.ts';
import { Input } from '../../internal/field/ControlBox.styles.ts';
import { ControlBox } from '../../internal/field/ControlBox.tsx';
import { Field, type FieldRootProps } from '../../internal/field/Field.tsx';
import { type FieldProps, splitFieldProps } from '../../internal/field/fieldProps.ts';
import { useField } from '../../internal/field/useField.ts';
import { fieldTexts } from '../../locale/fieldTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';

export interface PasswordFieldProps extends FieldProps, Omit<FieldRootProps, 'children'> {
  /** The password, where the parent keeps it. */
  value?: string | undefined;
  /** The password at first, where the field keeps its own. */
  defaultValue?: string | undefined;
  /** Called on every change; the letters stay as typed. */
  onValueChange?: ((value: string, details: { event: ChangeEvent<HTMLInputElement> }) => void) | undefined;
  /** What a password manager may fill in or suggest. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | 'off' | undefined;
  /** Most characters. */
  maxLength?: number | undefined;
  /** Example of a value. */
  placeholder?: string | undefined;
  /** The `<input>`; `ref` is the root element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Called when focus leaves the text. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

/** A password that can be shown, pasted and filled in. Renders a `<div>` around label, `<input>` and message. */
export function PasswordField(props: PasswordFieldProps) {
  const {
    common,
    value,
    defaultValue,
    onValueChange,
    autoComplete = 'current-password',
    maxLength,
    placeholder,
    inputRef,
    onBlur,
    ...rest
  } = splitFieldProps(props);
  const { disabled } = common;
  const messages = useMessages(fieldTexts);
  const [shown, setShown] = useState(false);
  const field = useField(common);
  return (
    <Field {...rest} common={common} field={field}>
      <ControlBox field={field}>
        <Input
          {...field.control}
          {...(value === undefined ? { defaultValue } : { value })}
          ref={inputRef}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxLength}
          placeholder={placeholder}
          onChange={(event) => {
            const next = takeStorable(event.currentTarget);
            onValueChange?.(next, { event });
          }}
          onBlur={onBlur}
        />
        <IconButton
          size="sm"
          label={shown ? messages.hidePassword : messages.showPassword}
          icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          disabled={disabled}
          aria-controls={field.id}
          onClick={() => setShown(!shown)}
        />
      </ControlBox>
    </Field>
  );
}
