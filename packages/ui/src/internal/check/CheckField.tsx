import type { ChangeEvent, ElementType, FocusEventHandler, ReactNode, Ref } from 'react';
import type { FieldRootProps } from '../field/Field.tsx';
import { FieldFooter } from '../field/FieldFooter.tsx';
import { type FieldProps, splitFieldProps } from '../field/fieldProps.ts';
import { useField } from '../field/useField.ts';
import * as S from './CheckField.styles.ts';

/** What a control takes that is on or off. */
export interface CheckFieldProps extends FieldProps, Omit<FieldRootProps, 'children'> {
  /** Names the control; shown beside it. */
  label: ReactNode;
  /** Whether it is on, where the parent keeps it. */
  checked?: boolean | undefined;
  /** Whether it is on at first, where the field keeps its own. @default false */
  defaultChecked?: boolean | undefined;
  /** Called on every change. */
  onCheckedChange?:
    | ((checked: boolean, details: { event: ChangeEvent<HTMLInputElement> }) => void)
    | undefined;
  /** What a form gets when it is on. @default 'on' */
  value?: string | undefined;
  /** The `<input>`; `ref` is the root element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Called when focus leaves the control. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

interface CheckParts {
  /** The styled `<input>`. */
  input: ElementType;
  /** The styled `<div>` around the message. */
  message: ElementType;
  inputRole?: 'switch' | undefined;
}

/** What checkbox and switch share: the input before its label, the message below. Renders a `<div>`. */
export function CheckField(props: CheckFieldProps & CheckParts) {
  const {
    common,
    checked,
    defaultChecked,
    onCheckedChange,
    value,
    inputRef,
    onBlur,
    inputRole,
    input: Input,
    message: Message,
    ...rest
  } = splitFieldProps(props);
  const { label, readOnly = false, disabled, hideLabel } = common;
  const field = useField({ ...common, readOnly: undefined });

  return (
    <S.Root {...rest}>
      <S.Row>
        <Input
          {...field.control}
          {...(checked === undefined ? { defaultChecked } : { checked })}
          ref={inputRef}
          type="checkbox"
          role={inputRole}
          value={value}
          aria-readonly={readOnly || undefined}
          // HTML knows no read-only checkbox: the press is taken back before anything changes.
          onClick={readOnly ? (event: Event) => event.preventDefault() : undefined}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            if (!readOnly) onCheckedChange?.(event.currentTarget.checked, { event });
          }}
          onBlur={onBlur}
        />
        <S.Label
          htmlFor={field.id}
          data-disabled={disabled ? '' : undefined}
          data-hidden={hideLabel ? '' : undefined}
        >
          {label}
          {field.required && <S.Asterisk aria-hidden="true">*</S.Asterisk>}
        </S.Label>
      </S.Row>
      <Message>
        <FieldFooter field={field} />
      </Message>
    </S.Root>
  );
}
