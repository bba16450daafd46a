import type { ChangeEvent, FocusEvent, ReactNode, Ref } from 'react';
import * as F from '../../internal/field/Field.styles.ts';
import type { FieldRootProps } from '../../internal/field/Field.tsx';
import { FieldFooter } from '../../internal/field/FieldFooter.tsx';
import type { FieldProps } from '../../internal/field/fieldProps.ts';
import { useField } from '../../internal/field/useField.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { Tooltip } from '../../overlays/tooltip/Tooltip.tsx';
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
  /** Told of every choice. */
  onValueChange?: ((value: Value, details: { event: ChangeEvent<HTMLInputElement> }) => void) | undefined;
  /** The first `<input>`; `ref` is the root element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Told when focus leaves the control. */
  onBlur?: ((event: FocusEvent<HTMLDivElement>) => void) | undefined;
}

/** One choice among a few that changes a view at once, as "Dia", "Semana", "Mês". Renders a `<div role="radiogroup">`. */
export function SegmentedControl<Value extends string = string>({
  options,
  label,
  name,
  hint,
  error,
  required,
  disabled,
  disabledReason,
  hideLabel = false,
  reserveMessage = false,
  value,
  defaultValue = null,
  onValueChange,
  inputRef,
  onBlur,
  ...rest
}: SegmentedControlProps<Value>) {
  const field = useField({ hint, error, required, disabled, disabledReason });
  const { firstRef, radio } = useRadios({ name, value, defaultValue, readOnly: false, onValueChange });
  const mergedRef = useMergedRefs(firstRef, inputRef);
  const labelId = `${field.id}-label`;

  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
  };

  return (
    <F.Root
      {...rest}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={field.control['aria-describedby']}
      aria-invalid={field.control['aria-invalid']}
      aria-required={field.control['aria-required']}
      aria-disabled={disabled || undefined}
      onBlur={handleBlur}
    >
      <F.Label as="span" id={labelId} data-hidden={hideLabel ? '' : undefined}>
        {label}
        {field.required && <F.Asterisk aria-hidden="true">*</F.Asterisk>}
      </F.Label>
      <S.Track data-invalid={field.invalid ? '' : undefined} data-disabled={disabled ? '' : undefined}>
        {options.map((option, index) => {
          const reason = option.disabled && !disabled ? option.disabledReason : undefined;
          return (
            <S.Segment key={option.value}>
              <Tooltip content={reason}>
                <S.Input
                  {...radio(option.value, reason !== undefined)}
                  ref={index === 0 ? mergedRef : undefined}
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
      <FieldFooter field={field} reserved={reserveMessage} />
    </F.Root>
  );
}
