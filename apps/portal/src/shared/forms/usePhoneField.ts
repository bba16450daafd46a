import type { PhoneValue } from '@portal/ui';
import type { Control, FieldPathByValue, FieldValues, PathValue } from 'react-hook-form';
import { useFormField } from './useFormField.ts';

/** Names of the two form values of a phone number. */
interface PhoneNames<Name> {
  readonly ddd: Name;
  readonly number: Name;
}

/** Connects a phone field to its two form values: `<PhoneField {...usePhoneField(control, names)} />`. */
export function usePhoneField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string | null | undefined>,
  Output,
>(control: Control<Values, unknown, Output>, names: PhoneNames<Name>) {
  const ddd = useFormField(control, names.ddd);
  const number = useFormField(control, names.number);
  const wrongHalf = number.error ? ('number' as const) : ('ddd' as const);
  return {
    dddName: ddd.name,
    numberName: number.name,
    value: { ddd: ddd.value ?? '', number: number.value ?? '' },
    onValueChange: (phone: PhoneValue) => {
      // Both names have text values.
      if (phone.ddd !== (ddd.value ?? '')) ddd.onValueChange(phone.ddd as PathValue<Values, Name>);
      if (phone.number !== (number.value ?? ''))
        number.onValueChange(phone.number as PathValue<Values, Name>);
    },
    onBlur: () => {
      ddd.onBlur();
      number.onBlur();
    },
    inputRef: ddd.inputRef,
    numberRef: number.inputRef,
    error: ddd.error ?? number.error,
    errorHalf: ddd.error && number.error ? undefined : wrongHalf,
  };
}
