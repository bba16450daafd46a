import { type FocusEvent, useRef } from 'react';
import { useMessages } from '../../locale/useMessages.ts';
import type { EditRules, NumberFault } from '../editing/edit.ts';
import { Field } from '../field/Field.tsx';
import { FormValue } from '../field/FormValue.tsx';
import { splitFieldProps } from '../field/fieldProps.ts';
import { TextControl } from '../field/TextControl.tsx';
import { useField } from '../field/useField.ts';
import { useMergedRefs } from '../useMergedRefs.ts';
import { useSteady } from '../useSteady.ts';
import * as S from './NumericField.styles.ts';
import { numericFieldTexts } from './NumericField.texts.ts';
import type { NumberFieldBaseProps } from './numberProps.ts';
import { useLeaving } from './useLeaving.ts';
import { useNumberText } from './useNumberText.ts';
import { useStepKeys } from './useStepKeys.ts';

interface NumericFieldProps extends Omit<NumberFieldBaseProps, 'allowNegative'> {
  /** Of the kind of field; ones that change only with its props. */
  rules: EditRules<NumberFault>;
  decimals: number;
  /** @default true */
  padded?: boolean | undefined;
  allowNegative: boolean;
  /** The error of a value on blur; also of an empty one that was deleted. */
  findError: (value: number | null) => string | undefined;
  /** Arrow keys add and take away as much. */
  step?: number | undefined;
}

/** What the number fields share: frame, text, own error, form value. */
export function NumericField(props: NumericFieldProps) {
  const {
    common,
    value,
    defaultValue,
    onValueChange,
    min,
    max,
    allowNegative,
    placeholder,
    autoComplete = 'off',
    prefix,
    suffix,
    inputRef,
    onBlur,
    rules,
    decimals,
    padded = true,
    findError,
    step,
    ...rest
  } = splitFieldProps(props);
  const { name, readOnly, disabled } = common;
  const messages = useMessages(numericFieldTexts);
  const ref = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(ref, inputRef);
  const leaving = useLeaving();
  const number = useNumberText({
    inputRef: ref,
    rules,
    signs: messages.formats.signs,
    decimals,
    padded,
    value,
    defaultValue,
    onReset: leaving.reset,
    onChange: (change, event) => {
      leaving.change();
      if (!change.sameNumber) onValueChange?.(change.value, { event });
    },
  });
  const showsError = leaving.edited || (leaving.left && number.value !== null);
  const own = number.invalid ? messages.invalidValue : showsError ? findError(number.value) : undefined;
  const field = useField({
    ...common,
    name: undefined,
    error: common.error || own,
    remark: number.pasteFault && messages.numberFaults[number.pasteFault],
  });
  const editable = !readOnly && !disabled;
  const spin = useStepKeys({
    ...{ value: number.value, min, max, step, decimals, editable },
    signs: messages.formats.signs,
  });

  const handleBlur = useSteady((event: FocusEvent<HTMLInputElement>) => {
    number.settle();
    leaving.leave();
    onBlur?.(event);
  });

  return (
    <Field {...rest} common={common} field={field}>
      <TextControl
        {...number.editing}
        {...spin}
        field={field}
        as={S.NumberInput}
        prefix={prefix}
        suffix={suffix}
        ref={mergedRef}
        dir="ltr"
        // The digit keyboard of an iPhone has no minus.
        inputMode={allowNegative ? 'text' : decimals === 0 ? 'numeric' : 'decimal'}
        autoComplete={autoComplete}
        spellCheck={false}
        // A disabled field has no room for an error of its own.
        placeholder={number.invalid && disabled ? messages.invalidValue : placeholder}
        onBlur={handleBlur}
      />
      <FormValue name={name} value={number.value ?? ''} disabled={disabled} />
    </Field>
  );
}
