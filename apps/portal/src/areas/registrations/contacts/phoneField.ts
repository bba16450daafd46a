import type { PhoneValue } from '@portal/ui';
import type { RefCallBack } from 'react-hook-form';

/** Half of a phone in a form, as `useFormField` gives it. */
interface PhoneHalf {
  readonly name: string;
  readonly value: string;
  onValueChange(value: string): void;
  onBlur(): void;
  readonly inputRef: RefCallBack;
  readonly error: string | undefined;
}

/** Joins a phone field to the area code and the number of a form: `<PhoneField {...phoneField(ddd, number)} />`. */
export function phoneField(ddd: PhoneHalf, number: PhoneHalf) {
  const wrongHalf = number.error ? ('number' as const) : ('ddd' as const);
  return {
    dddName: ddd.name,
    numberName: number.name,
    value: { ddd: ddd.value, number: number.value },
    onValueChange: (phone: PhoneValue) => {
      if (phone.ddd !== ddd.value) ddd.onValueChange(phone.ddd);
      if (phone.number !== number.value) number.onValueChange(phone.number);
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
