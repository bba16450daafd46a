import { TextArea } from '../../inputs/text-area/TextArea.tsx';
import type { DialogFormProps } from '../../internal/form-dialog/dialogFormProps.ts';
import { FormDialog } from '../../internal/form-dialog/FormDialog.tsx';
import { checkText } from '../../internal/form-dialog/fieldRules.ts';
import { useDialogForm } from '../../internal/form-dialog/useDialogForm.ts';
import { useMessages } from '../../locale/useMessages.ts';

/** The reason by its name in the decision (G-17). */
export interface Denial {
  observacao: string;
}

export interface DenyDialogProps extends DialogFormProps<Denial> {
  /** Told of the reason, as typed and without outer spaces. The parent closes the dialog. */
  onDeny: (reason: string) => void;
}

const noReason: Denial = { observacao: '' };

/**
 * Asks why a supplier is refused (DEC-018 to 022); only spaces are no reason (UIX-09). Renders a `<div role="dialog">`.
 */
export function DenyDialog(props: DenyDialogProps) {
  return props.open ? <OpenDenyDialog {...props} /> : null;
}

function OpenDenyDialog({ onDeny, saving = false, error, fieldErrors, ...rest }: DenyDialogProps) {
  const messages = useMessages();
  const form = useDialogForm<Denial>({
    initial: noReason,
    validate: ({ observacao }) => ({ observacao: checkText(observacao) }),
    onSubmit: ({ observacao }) => onDeny(observacao.trim()),
    saving,
    fieldErrors,
  });
  return (
    <FormDialog
      {...rest}
      title={messages.deny}
      size="sm"
      form={form}
      error={error}
      cancelLabel={messages.back}
      saveLabel={messages.denyProposal}
      tone="danger"
    >
      <TextArea {...form.text('observacao')} label={messages.denyReason} required />
    </FormDialog>
  );
}
