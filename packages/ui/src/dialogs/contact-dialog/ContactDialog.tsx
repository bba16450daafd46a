import { FormDialog } from '../../internal/form-dialog/FormDialog.tsx';
import type { DialogFormProps } from '../../internal/form-dialog/formDialogProps.ts';
import { useMessages } from '../../locale/useMessages.ts';
import type { DialogProps } from '../../overlays/dialog/Dialog.tsx';
import { contactDialogTexts } from './ContactDialog.texts.ts';
import { type ContactBindings, ContactFields } from './ContactFields.tsx';

export interface ContactDialogProps extends DialogFormProps, Pick<DialogProps, 'dismissable'> {
  /** With `cargo` there is a field for the job title, as for the representative (CON-73). */
  fields: ContactBindings;
  /** Edits an existing contact, which changes the title. @default false */
  editing?: boolean | undefined;
}

/** Form of a contact of a supplier or carrier (CTC-001 to 017, WID-012 to 025). Renders a `<div role="dialog">`. */
export function ContactDialog({ fields, editing = false, saving = false, ...rest }: ContactDialogProps) {
  const messages = useMessages(contactDialogTexts);
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
