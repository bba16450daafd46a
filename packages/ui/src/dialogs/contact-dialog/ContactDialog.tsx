import { FormDialog } from '../../internal/form-dialog/FormDialog.tsx';
import type { DialogFormProps } from '../../internal/form-dialog/formDialogProps.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { type ContactBindings, ContactFields } from './ContactFields.tsx';

export interface ContactDialogProps extends DialogFormProps {
  /** With a `cargo` the job title is asked for too, as of the representative (CON-73). */
  fields: ContactBindings;
  /** The contact exists already: the title says so. @default false */
  editing?: boolean | undefined;
}

/**
 * Asks for a contact of a supplier or carrier (CTC-001 to 017, WID-012 to 025). Renders a `<div role="dialog">`.
 */
export function ContactDialog({ fields, editing = false, saving = false, ...rest }: ContactDialogProps) {
  const messages = useMessages();
  return (
    <FormDialog
      {...rest}
      title={editing ? messages.contactEdit : messages.contactAdd}
      size="sm"
      saving={saving}
    >
      <ContactFields fields={fields} readOnly={saving} />
    </FormDialog>
  );
}
