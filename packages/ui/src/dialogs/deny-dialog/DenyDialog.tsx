import type { ReactNode } from 'react';
import { TextArea } from '../../inputs/text-area/TextArea.tsx';
import { FormDialog } from '../../internal/form-dialog/FormDialog.tsx';
import type { FieldBinding } from '../../internal/form-dialog/fieldBinding.ts';
import type { DialogFormProps } from '../../internal/form-dialog/formDialogProps.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { denyDialogTexts } from './DenyDialog.texts.ts';

export interface DenyDialogProps extends DialogFormProps {
  /** The reason by its name in the decision (G-17). */
  fields: { observacao: FieldBinding<string> };
  /** Above the field: what is to be known first. */
  children?: ReactNode;
}

/**
 * Asks why a supplier is refused (DEC-018 to 022). Once a reason was typed, only its buttons close it. Renders a
 * `<div role="dialog">`.
 */
export function DenyDialog({ fields, saving = false, children, ...rest }: DenyDialogProps) {
  const messages = useMessages(denyDialogTexts);
  const shared = useMessages(sharedTexts);
  return (
    <FormDialog
      {...rest}
      title={messages.deny}
      size="sm"
      dismissable={fields.observacao.value === ''}
      saving={saving}
      cancelLabel={shared.back}
      saveLabel={messages.denyProposal}
      tone="danger"
    >
      {children}
      <TextArea {...fields.observacao} label={messages.denyReason} required readOnly={saving} />
    </FormDialog>
  );
}
