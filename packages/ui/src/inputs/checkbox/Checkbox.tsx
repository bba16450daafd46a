import { type ChangeEvent, type FocusEventHandler, type Ref, useEffect, useRef } from 'react';
import type { FieldRootProps } from '../../internal/field/Field.tsx';
import { FieldFooter } from '../../internal/field/FieldFooter.tsx';
import type { FieldProps } from '../../internal/field/fieldProps.ts';
import { useField } from '../../internal/field/useField.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import * as S from './Checkbox.styles.ts';

export interface CheckboxProps extends FieldProps, Omit<FieldRootProps, 'children'> {
  /** Whether it is ticked, where the parent keeps it. */
  checked?: boolean | undefined;
  /** Whether it is ticked at first, where the field keeps its own. @default false */
  defaultChecked?: boolean | undefined;
  /** Told of every change. */
  onCheckedChange?:
    | ((checked: boolean, details: { event: ChangeEvent<HTMLInputElement> }) => void)
    | undefined;
  /** Some but not all of what it stands for. @default false */
  indeterminate?: boolean | undefined;
  /** What a form gets when it is ticked. @default 'on' */
  value?: string | undefined;
  /** The `<input>`; `ref` is the root element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Told when focus leaves the box. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

/** Yes or no, or one of several. Renders a `<div>` around `<input type="checkbox">`, label and message. */
export function Checkbox({
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
  indeterminate = false,
  value,
  inputRef,
  onBlur,
  ...rest
}: CheckboxProps) {
  const field = useField({ name, hint, error, required, disabled, disabledReason });
  const ref = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(ref, inputRef);

  useEffect(() => {
    if (ref.current) ref.current.indeterminate = indeterminate;
  });

  return (
    <S.Root {...rest}>
      <S.Row>
        <S.Input
          {...field.control}
          {...(checked === undefined ? { defaultChecked } : { checked })}
          ref={mergedRef}
          type="checkbox"
          value={value}
          aria-readonly={readOnly || undefined}
          // HTML knows no read-only checkbox: the press is taken back before anything changes.
          onClick={readOnly ? (event) => event.preventDefault() : undefined}
          onChange={(event) => {
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
      <S.Message>
        <FieldFooter field={field} reserved={reserveMessage} />
      </S.Message>
    </S.Root>
  );
}
