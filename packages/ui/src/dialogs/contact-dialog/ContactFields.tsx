import { PhoneField, type PhoneFieldProps } from '../../inputs/phone-field/PhoneField.tsx';
import type { PhoneValue } from '../../inputs/phone-field/phone.ts';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import type { FieldBinding } from '../../internal/form-dialog/fieldBinding.ts';
import { useMessages } from '../../locale/useMessages.ts';

/** A phone number, whose two halves may be values of their own. */
interface PhoneBinding
  extends FieldBinding<PhoneValue>,
    Pick<PhoneFieldProps, 'dddName' | 'numberName' | 'numberRef' | 'errorHalf'> {}

export interface ContactBindings {
  nome: FieldBinding<string>;
  email: FieldBinding<string>;
  /** Job title. */
  cargo?: FieldBinding<string> | undefined;
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
  const messages = useMessages();
  const foreign = { readOnly, autoComplete: 'off' } as const;
  return (
    <>
      <TextField {...fields.nome} {...foreign} label={messages.personName} required />
      {fields.cargo && <TextField {...fields.cargo} {...foreign} label={messages.jobTitle} required />}
      <TextField
        {...fields.email}
        {...foreign}
        label={messages.email}
        required
        type="email"
        inputMode="email"
      />
      <PhoneField {...fields.landline} {...foreign} label={messages.landline} kind="landline" />
      <PhoneField {...fields.mobile} {...foreign} label={messages.mobile} kind="mobile" required />
    </>
  );
}
