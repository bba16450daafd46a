import type { DialogFormProps } from '../../internal/form-dialog/dialogFormProps.ts';
import { FormDialog } from '../../internal/form-dialog/FormDialog.tsx';
import { useDialogForm } from '../../internal/form-dialog/useDialogForm.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { ContactFields } from './ContactFields.tsx';
import {
  type Contact,
  type ContactValues,
  type ContactVariant,
  checkContact,
  type StoredContact,
  toContact,
  toContactValues,
} from './contact.ts';

export interface ContactDialogProps extends DialogFormProps<ContactValues> {
  /** The contact to edit; without one, a new one is asked for. A carrier goes through `fromCarrierContact`. */
  contact?: StoredContact | null | undefined;
  /** `representative` asks for a job title too (CON-73). @default 'contact' */
  variant?: ContactVariant | undefined;
  /** Those that are on the list already, without the one to edit: the same name and e-mail once more are refused. @default [] */
  others?: readonly StoredContact[] | undefined;
  /** Told of the contact to save, by the names of the calls; `toCarrierContact` makes a carrier of it. */
  onSave: (contact: Contact) => void;
}

/**
 * Asks for a contact of a supplier or carrier (CTC-001 to 017, WID-012 to 025). Renders a `<div role="dialog">`.
 */
export function ContactDialog(props: ContactDialogProps) {
  return props.open ? <OpenContactDialog {...props} /> : null;
}

function OpenContactDialog({
  contact,
  variant = 'contact',
  others = [],
  onSave,
  saving = false,
  error,
  fieldErrors,
  ...rest
}: ContactDialogProps) {
  const messages = useMessages();
  const form = useDialogForm<ContactValues>({
    initial: toContactValues(contact),
    validate: (values) => checkContact(values, variant, others),
    onSubmit: (values) => onSave(toContact(values, variant)),
    saving,
    fieldErrors,
  });
  return (
    <FormDialog
      {...rest}
      title={contact ? messages.contactEdit : messages.contactAdd}
      size="sm"
      form={form}
      error={error}
    >
      <ContactFields form={form} variant={variant} />
    </FormDialog>
  );
}
