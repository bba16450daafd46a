import {
  type ContactForm,
  contactFields,
  contactForm,
  emptyForm,
  type ListedContact,
  listedContactSchema,
  type StoredContact,
} from '@portal/domain';
import { ContactDialog } from '@portal/ui';
import { useFormField } from '../../../shared/forms/useFormField.ts';
import { useLabelledField } from '../../../shared/forms/useLabelledField.ts';
import { useSchemaForm } from '../../../shared/forms/useSchemaForm.ts';
import { phoneField } from './phoneField.ts';

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
  const { control, dirty, formProps, submitting } = useSchemaForm<ContactForm, ListedContact>({
    loadSchema: async () => listedContactSchema(others),
    defaultValues: contact ? contactForm(contact) : emptyForm(contactFields),
    onSubmit: async (saved): Promise<void> => (contact && !dirty ? onClose() : onSave(saved)),
    checkOnLeave: true,
  });
  return (
    <ContactDialog
      open
      onOpenChange={onClose}
      dismissable={!dirty}
      onSubmit={formProps.onSubmit}
      onFocus={formProps.onFocus}
      saving={submitting}
      editing={contact !== null}
      fields={{
        nome: useLabelledField(contactFields, control, 'nome'),
        email: useLabelledField(contactFields, control, 'email'),
        landline: {
          ...phoneField(
            useFormField(control, 'dddTelefoneFixo'),
            useFormField(control, 'numeroTelefoneFixo'),
          ),
          label: contactFields.dddTelefoneFixo.label,
        },
        mobile: {
          ...phoneField(
            useFormField(control, 'dddTelefoneCelular'),
            useFormField(control, 'numeroTelefoneCelular'),
          ),
          label: contactFields.dddTelefoneCelular.label,
        },
      }}
    />
  );
}
