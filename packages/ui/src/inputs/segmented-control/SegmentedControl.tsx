import type { ChangeEvent, FocusEvent, ReactNode, Ref } from 'react';
import type { FieldRootProps } from '../../internal/field/Field.tsx';
import { type FieldProps, splitFieldProps } from '../../internal/field/fieldProps.ts';
import { useField } from '../../internal/field/useField.ts';
import { Tooltip } from '../../overlays/tooltip/Tooltip.tsx';
import { RadioFrame } from '../radio-group/RadioFrame.tsx';
import { useRadios } from '../radio-group/useRadios.ts';
import * as S from './SegmentedControl.styles.ts';

/** One of the segments. */
export interface SegmentOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** Before the label. */
  icon?: ReactNode;
  /** Cannot be chosen. @default false */
  disabled?: boolean | undefined;
  /** Why it cannot be chosen, in a tooltip. A segment with a reason can still be reached. */
  disabledReason?: string | undefined;
}

export interface SegmentedControlProps<Value extends string = string>
  extends Omit<FieldProps, 'readOnly'>,
    Omit<FieldRootProps, 'children'> {
  /** What can be chosen, in the order shown: two to five, with short labels. */
  options: readonly SegmentOption<Value>[];
  /** The chosen value, where the parent keeps it; null for none. */
  value?: Value | null | undefined;
  /** The chosen value at first, where the control keeps its own. @default null */
  defaultValue?: Value | null | undefined;
  /** Called on every choice. */
  onValueChange?: ((value: Value, details: { event: ChangeEvent<HTMLInputElement> }) => void) | undefined;
  /** The checked `<input>`, or else the first that can be chosen; `ref` is the root element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Called when focus leaves the control. */
  onBlur?: ((event: FocusEvent<HTMLDivElement>) => void) | undefined;
}

/** One choice among a few that changes a view at once, as "Dia", "Semana", "Mês". Renders a `<div role="radiogroup">`. */
export function SegmentedControl<Value extends string = string>(props: SegmentedControlProps<Value>) {
  const {
    common,
    options,
    value,
    defaultValue = null,
    onValueChange,
    inputRef,
    onBlur,
    ...rest
  } = splitFieldProps(props);
  const { name, disabled } = common;
  const field = useField({ ...common, name: undefined });
  const radio = useRadios({ options, name, value, defaultValue, readOnly: false, inputRef, onValueChange });

  return (
    <RadioFrame {...rest} common={common} field={field} onBlur={onBlur}>
      <S.Track data-invalid={field.invalid ? '' : undefined} data-disabled={disabled ? '' : undefined}>
        {options.map((option) => {
          const reason = option.disabled && !disabled ? option.disabledReason : undefined;
          return (
            <S.Segment key={option.value}>
              <Tooltip content={reason}>
                <S.Input
                  {...radio(option.value, reason !== undefined)}
                  disabled={disabled || (option.disabled && reason === undefined)}
                  aria-disabled={reason === undefined ? undefined : true}
                />
              </Tooltip>
              <S.Face>
                {option.icon}
                {option.label}
              </S.Face>
            </S.Segment>
          );
        })}
      </S.Track>
    </RadioFrame>
  );
}
