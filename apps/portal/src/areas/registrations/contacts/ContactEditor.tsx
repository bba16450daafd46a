import {
  contactForm,
  emptyContactForm,
  type ListedContact,
  type ListedContactForm,
  type StoredContact,
} from '@portal/domain';
import { ContactDialog } from '@portal/ui';
import { useFormField } from '../../../shared/forms/useFormField.ts';
import { usePhoneField } from '../../../shared/forms/usePhoneField.ts';
import { useSchemaForm } from '../../../shared/forms/useSchemaForm.ts';

interface ContactEditorProps {
  /** `null` for one to add. */
  contact: StoredContact | null;
  /** The others of the list: none of them may come again. */
  others: readonly StoredContact[];
  onClose(): void;
  onSave(contact: ListedContact): void;
}

/** The dialog that asks for a contact or carrier of a step (CTC-001 to CTC-017). */
export function ContactEditor({ contact, others, onClose, onSave }: ContactEditorProps) {
  const { control, formProps, submitting } = useSchemaForm<ListedContactForm, ListedContact>({
    loadSchema: async () => (await import('@portal/domain')).listedContactSchema(others),
    defaultValues: contact ? contactForm(contact) : emptyContactForm,
    onSubmit: async (saved) => onSave(saved),
    checkOnLeave: true,
  });
  const email = useFormField(control, 'email');
  return (
    <ContactDialog
      open
      onOpenChange={onClose}
      onSubmit={formProps.onSubmit}
      onFocus={formProps.onFocus}
      saving={submitting}
      editing={contact !== null}
      fields={{
        nome: useFormField(control, 'nome'),
        email: { ...email, value: email.value ?? '' },
        landline: usePhoneField(control, { ddd: 'dddTelefoneFixo', number: 'numeroTelefoneFixo' }),
        mobile: usePhoneField(control, { ddd: 'dddTelefoneCelular', number: 'numeroTelefoneCelular' }),
      }}
    />
  );
}
