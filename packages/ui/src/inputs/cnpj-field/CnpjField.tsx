import { type ChangeEvent, type FocusEventHandler, type Ref, useRef } from 'react';
import { Input } from '../../internal/field/ControlBox.styles.ts';
import { ControlBox } from '../../internal/field/ControlBox.tsx';
import { Field, type FieldRootProps } from '../../internal/field/Field.tsx';
import type { FieldProps } from '../../internal/field/fieldProps.ts';
import { useField } from '../../internal/field/useField.ts';
import { useMask } from '../../internal/mask/useMask.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { cnpjMask } from './cnpj.ts';
import { useCnpjError } from './useCnpjError.ts';

export interface CnpjFieldProps extends FieldProps, Omit<FieldRootProps, 'children'> {
  /** The 14 characters without punctuation, where the parent keeps them. */
  value?: string | undefined;
  /** The characters at first, where the field keeps its own. @default '' */
  defaultValue?: string | undefined;
  /** Told of every change with up to 14 characters, without punctuation. */
  onValueChange?: ((value: string, details: { event: ChangeEvent<HTMLInputElement> }) => void) | undefined;
  /** What the browser may fill in. @default 'off' */
  autoComplete?: string | undefined;
  /** Example of a value. */
  placeholder?: string | undefined;
  /** The `<input>`; `ref` is the root element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

/**
 * CNPJ with letters and digits. Cleans what is pasted and, once left, says which check digits it expected. Renders a
 * `<div>` around label, `<input>` and message; a form gets the value without punctuation.
 */
export function CnpjField({
  label,
  name,
  hint,
  error,
  required,
  readOnly,
  disabled,
  disabledReason,
  hideLabel,
  reserveMessage,
  value,
  defaultValue = '',
  onValueChange,
  autoComplete = 'off',
  placeholder,
  inputRef,
  onBlur,
  ...rest
}: CnpjFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(ref, inputRef);
  const { bare, editing } = useMask({
    inputRef: ref,
    mask: cnpjMask,
    value,
    defaultValue,
    onChange: (next, event) => {
      own.change();
      onValueChange?.(next, { event });
    },
  });
  const own = useCnpjError(bare);
  const field = useField({ hint, error: error || own.error, required, readOnly, disabled, disabledReason });

  return (
    <Field {...rest} field={field} label={label} hideLabel={hideLabel} reserveMessage={reserveMessage}>
      <ControlBox field={field}>
        <Input
          {...field.control}
          {...editing}
          ref={mergedRef}
          inputMode="text"
          autoCapitalize="characters"
          autoComplete={autoComplete}
          spellCheck={false}
          placeholder={placeholder}
          data-upper-case=""
          onBlur={(event) => {
            own.leave();
            onBlur?.(event);
          }}
        />
        {name !== undefined && <input type="hidden" name={name} value={bare} disabled={disabled} />}
      </ControlBox>
    </Field>
  );
}
