import type { PhoneKind } from '@portal/formats';
import { PhoneField } from '../../inputs/phone-field/PhoneField.tsx';
import type { DialogForm } from '../../internal/form-dialog/useDialogForm.ts';
import type { ContactValues } from './contact.ts';

interface ContactPhoneProps {
  form: DialogForm<ContactValues>;
  label: string;
  kind: PhoneKind;
  required?: boolean;
  /** The halves by the names of the calls. */
  ddd: keyof ContactValues;
  number: keyof ContactValues;
}

/** A phone number of the contact, whose two halves are values of their own. */
export function ContactPhone({ form, ddd, number, ...rest }: ContactPhoneProps) {
  const wrong = { ddd: form.errorOf(ddd), number: form.errorOf(number) };
  const only = wrong.ddd === undefined ? 'number' : wrong.number === undefined ? 'ddd' : undefined;
  return (
    <PhoneField
      {...rest}
      value={{ ddd: form.values[ddd], number: form.values[number] }}
      onValueChange={(phone) =>
        form.change((before) => ({ ...before, [ddd]: phone.ddd, [number]: phone.number }))
      }
      onBlur={() => form.leave(ddd, number)}
      error={wrong.ddd ?? wrong.number}
      errorHalf={only}
      readOnly={form.saving}
      autoComplete="off"
    />
  );
}
