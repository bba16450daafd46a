import type { ChangeEvent, FocusEvent, ReactNode, Ref } from 'react';
import type { FieldRootProps } from '../../internal/field/Field.tsx';
import { type FieldProps, splitFieldProps } from '../../internal/field/fieldProps.ts';
import { useField } from '../../internal/field/useField.ts';
import { RadioFrame } from './RadioFrame.tsx';
import * as S from './RadioGroup.styles.ts';
import { RadioOptionRow } from './RadioOptionRow.tsx';
import { useRadios } from './useRadios.ts';

/** One of the values to choose from. */
export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** A sentence below the label. */
  description?: ReactNode;
  /** Cannot be chosen. @default false */
  disabled?: boolean | undefined;
  /** Why it cannot be chosen, below the label. */
  disabledReason?: string | undefined;
}

export interface RadioGroupProps<Value extends string = string>
  extends FieldProps,
    Omit<FieldRootProps, 'children'> {
  /** What can be chosen, in the order shown. */
  options: readonly RadioOption<Value>[];
  /** The chosen value, where the parent keeps it; null for none. */
  value?: Value | null | undefined;
  /** The chosen value at first, where the field keeps its own. @default null */
  defaultValue?: Value | null | undefined;
  /** Called on every choice. */
  onValueChange?: ((value: Value, details: { event: ChangeEvent<HTMLInputElement> }) => void) | undefined;
  /** `horizontal` for few short options, as "Sim" and "Não". @default 'vertical' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** The checked `<input>`, or else the first that can be chosen; `ref` is the root element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Called when focus leaves the group. */
  onBlur?: ((event: FocusEvent<HTMLDivElement>) => void) | undefined;
}

/** One choice among a few that are all seen. Renders a `<div role="radiogroup">` around label, radio buttons and message. */
export function RadioGroup<Value extends string = string>(props: RadioGroupProps<Value>) {
  const {
    common,
    options,
    value,
    defaultValue = null,
    onValueChange,
    orientation = 'vertical',
    inputRef,
    onBlur,
    ...rest
  } = splitFieldProps(props);
  const { name, readOnly = false, disabled } = common;
  const field = useField({ ...common, name: undefined });
  const radio = useRadios({ options, name, value, defaultValue, readOnly, inputRef, onValueChange });

  return (
    <RadioFrame {...rest} common={common} field={field} onBlur={onBlur}>
      <S.Options data-orientation={orientation}>
        {options.map((option, index) => (
          <RadioOptionRow
            key={option.value}
            {...option}
            {...radio(option.value)}
            id={`${field.id}-${index}`}
            disabled={disabled || option.disabled}
            readOnly={readOnly}
            invalid={field.invalid}
          />
        ))}
      </S.Options>
    </RadioFrame>
  );
}
