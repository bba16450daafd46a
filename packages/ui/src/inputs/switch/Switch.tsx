import type { ChangeEvent, FocusEventHandler, Ref } from 'react';
import type { FieldRootProps } from '../../internal/field/Field.tsx';
import { FieldFooter } from '../../internal/field/FieldFooter.tsx';
import type { FieldProps } from '../../internal/field/fieldProps.ts';
import { useField } from '../../internal/field/useField.ts';
import { Asterisk, Label, Root, Row } from '../checkbox/Checkbox.styles.ts';
import * as S from './Switch.styles.ts';

export interface SwitchProps extends FieldProps, Omit<FieldRootProps, 'children'> {
  /** Whether it is on, where the parent keeps it. */
  checked?: boolean | undefined;
  /** Whether it is on at first, where the field keeps its own. @default false */
  defaultChecked?: boolean | undefined;
  /** Told of every change. */
  onCheckedChange?:
    | ((checked: boolean, details: { event: ChangeEvent<HTMLInputElement> }) => void)
    | undefined;
  /** What a form gets when it is on. @default 'on' */
  value?: string | undefined;
  /** The `<input>`; `ref` is the root element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Told when focus leaves the switch. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

/** On or off, in force at once; in a form that is sent, take a checkbox. Renders a `<div>` around `<input role="switch">`, label and message. */
export function Switch({
  label,
  name,
  hint,
  error,
  required,
  readOnly = false,
  disabled,
  disabledReason,
  hideLabel = false,
  reserveMessage = false,
  checked,
  defaultChecked,
  onCheckedChange,
  value,
  inputRef,
  onBlur,
  ...rest
}: SwitchProps) {
  const field = useField({ name, hint, error, required, disabled, disabledReason });
  return (
    <Root {...rest}>
      <Row>
        <S.Input
          {...field.control}
          {...(checked === undefined ? { defaultChecked } : { checked })}
          ref={inputRef}
          type="checkbox"
          role="switch"
          value={value}
          aria-readonly={readOnly || undefined}
          // HTML knows no read-only checkbox: the press is taken back before anything changes.
          onClick={readOnly ? (event) => event.preventDefault() : undefined}
          onChange={(event) => {
            if (!readOnly) onCheckedChange?.(event.currentTarget.checked, { event });
          }}
          onBlur={onBlur}
        />
        <Label
          htmlFor={field.id}
          data-disabled={disabled ? '' : undefined}
          data-hidden={hideLabel ? '' : undefined}
        >
          {label}
          {field.required && <Asterisk aria-hidden="true">*</Asterisk>}
        </Label>
      </Row>
      <S.Message>
        <FieldFooter field={field} reserved={reserveMessage} />
      </S.Message>
    </Root>
  );
}
