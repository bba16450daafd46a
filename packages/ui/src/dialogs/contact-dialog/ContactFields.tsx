import { PhoneField, type PhoneFieldProps } from '../../inputs/phone-field/PhoneField.tsx';
import type { PhoneValue } from '../../inputs/phone-field/phone.ts';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import type { LabelledBinding } from '../../internal/form-dialog/fieldBinding.ts';

/** A phone number, whose two halves may be values of their own. */
export interface PhoneBinding
  extends LabelledBinding<PhoneValue>,
    Pick<PhoneFieldProps, 'dddName' | 'numberName' | 'numberRef' | 'errorHalf'> {}

export interface ContactBindings {
  nome: LabelledBinding<string>;
  email: LabelledBinding<string>;
  /** Job title. */
  cargo?: LabelledBinding<string> | undefined;
  landline: PhoneBinding;
  mobile: PhoneBinding;
}

interface ContactFieldsProps {
  fields: ContactBindings;
  readOnly: boolean;
}

/**
 * Name, e-mail and phones; for the representative also the job title. Autofill is off, since it is not the user's
 * own data.
 */
export function ContactFields({ fields, readOnly }: ContactFieldsProps) {
  const foreign = { readOnly, autoComplete: 'off' } as const;
  return (
    <>
      <TextField {...fields.nome} {...foreign} required />
      {fields.cargo && <TextField {...fields.cargo} {...foreign} required />}
      <TextField {...fields.email} {...foreign} required type="email" inputMode="email" />
      <PhoneField {...fields.landline} {...foreign} kind="landline" />
      <PhoneField {...fields.mobile} {...foreign} kind="mobile" required />
    </>
  );
}
