import { TextField } from '../../inputs/text-field/TextField.tsx';
import type { DialogForm } from '../../internal/form-dialog/useDialogForm.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { ContactPhone } from './ContactPhone.tsx';
import type { ContactValues, ContactVariant } from './contact.ts';

interface ContactFieldsProps {
  form: DialogForm<ContactValues>;
  variant: ContactVariant;
}

/** Name, e-mail and phones; of the representative the job title too. Nobody's own: the browser fills nothing in. */
export function ContactFields({ form, variant }: ContactFieldsProps) {
  const messages = useMessages();
  return (
    <>
      <TextField {...form.text('nome')} label={messages.personName} required autoComplete="off" />
      {variant === 'representative' && (
        <TextField {...form.text('cargo')} label={messages.jobTitle} required autoComplete="off" />
      )}
      <TextField
        {...form.text('email')}
        label={messages.email}
        required
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <ContactPhone
        form={form}
        label={messages.landline}
        kind="landline"
        ddd="dddTelefoneFixo"
        number="numeroTelefoneFixo"
      />
      <ContactPhone
        form={form}
        label={messages.mobile}
        kind="mobile"
        required
        ddd="dddTelefoneCelular"
        number="numeroTelefoneCelular"
      />
    </>
  );
}
