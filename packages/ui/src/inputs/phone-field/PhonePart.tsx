import type { ChangeEvent, KeyboardEvent, ReactNode, Ref, RefObject } from 'react';
import { Input } from '../../internal/field/ControlBox.styles.ts';
import { ControlBox } from '../../internal/field/ControlBox.tsx';
import { FormValue } from '../../internal/field/FormValue.tsx';
import type { FieldState } from '../../internal/field/useField.ts';
import type { Mask } from '../../internal/mask/mask.ts';
import { useMask } from '../../internal/mask/useMask.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { type PhoneValue, readPhone } from './phone.ts';

interface PhonePartProps {
  field: FieldState;
  partRef: RefObject<HTMLInputElement | null>;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Names the half. */
  label: string;
  /** Of the half in a form. */
  name: string | undefined;
  mask: Mask;
  value: string;
  onChange: (bare: string, event: ChangeEvent<HTMLInputElement>) => void;
  /** Called with a whole number that was pasted, dropped or filled in here. */
  onWhole: (phone: PhoneValue) => void;
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  autoComplete: string;
  placeholder?: string | undefined;
  prefix?: ReactNode;
}

/** The area code or the number behind it: a box with a masked `<input>`. */
export function PhonePart({
  field,
  partRef,
  inputRef,
  label,
  name,
  mask,
  value,
  onChange,
  onWhole,
  onKeyDown,
  autoComplete,
  placeholder,
  prefix,
}: PhonePartProps) {
  const mergedRef = useMergedRefs(partRef, inputRef);
  const { bare, editing } = useMask({ inputRef: partRef, mask, value, defaultValue: '', onChange });
  const { disabled, readOnly } = field.control;

  return (
    <ControlBox field={field} prefix={prefix}>
      <Input
        {...field.control}
        {...editing}
        ref={mergedRef}
        type="tel"
        inputMode="numeric"
        autoComplete={autoComplete}
        placeholder={placeholder}
        aria-label={label}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const phone = readOnly ? undefined : readPhone(event.clipboardData.getData('text/plain'));
          if (!phone) return;
          event.preventDefault();
          onWhole(phone);
        }}
        onChange={(event) => {
          const phone = readPhone(event.currentTarget.value);
          if (phone) onWhole(phone);
          else editing.onChange(event);
        }}
      />
      <FormValue name={name} value={bare} disabled={disabled} />
    </ControlBox>
  );
}
