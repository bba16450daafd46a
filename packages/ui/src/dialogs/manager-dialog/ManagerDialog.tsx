import { useRef } from 'react';
import { Announcement } from '../../internal/announcement/Announcement.styles.ts';
import type { DialogDraftProps, DialogFormProps } from '../../internal/form-dialog/dialogFormProps.ts';
import { FormDialog } from '../../internal/form-dialog/FormDialog.tsx';
import { useDialogForm } from '../../internal/form-dialog/useDialogForm.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { ManagerFields } from './ManagerFields.tsx';
import { checkManager, type FoundManager, type Manager, type ManagerValues, noManager } from './manager.ts';
import { useFoundManager } from './useFoundManager.ts';

export interface ManagerDialogProps extends DialogFormProps<ManagerValues>, DialogDraftProps<ManagerValues> {
  /** The manager to edit; without one, a new one is asked for. */
  manager?: Manager | null | undefined;
  /** Domain of the company's e-mails, as in `@empresa.com.br` (D10). */
  emailSuffix: string;
  /** The search is under way. @default false */
  searching?: boolean | undefined;
  /** What the last search found: a new object for each answer, which fills in name and e-mail once. */
  found?: FoundManager | null | undefined;
  /** Asked to search by a registration, digits only. One not found is an error of the field `registration`. */
  onSearch: (registration: string) => void;
  /** Told of the manager to save, without outer spaces and with the whole e-mail. */
  onSave: (manager: Manager) => void;
}

/**
 * Asks for a manager (MGR-001 to 020). Neither Escape nor a press outside closes it (UIX-01). Renders a
 * `<div role="dialog">`.
 */
export function ManagerDialog(props: ManagerDialogProps) {
  return props.open ? <OpenManagerDialog {...props} /> : null;
}

function OpenManagerDialog({
  manager,
  initialValues,
  onValuesChange,
  emailSuffix,
  searching = false,
  found,
  onSearch,
  onSave,
  saving = false,
  error,
  fieldErrors,
  ...rest
}: ManagerDialogProps) {
  const messages = useMessages();
  const editing = Boolean(manager);
  const registrationRef = useRef<HTMLInputElement>(null);
  const nameRef = useRef<HTMLInputElement>(null);
  const form = useDialogForm<ManagerValues>({
    initial: initialValues ?? manager ?? noManager,
    validate: checkManager,
    onSubmit: ({ registration, name, email, active }) =>
      onSave({ ...(manager && { codigo: manager.codigo }), registration, name: name.trim(), email, active }),
    saving,
    waiting: saving || searching,
    fieldErrors,
    onValuesChange,
  });
  const said = useFoundManager(found, emailSuffix, form.values, form.change);
  const search = () => {
    if (form.values.registration !== '') return onSearch(form.values.registration);
    form.leave('registration');
    registrationRef.current?.focus();
  };

  return (
    <FormDialog
      {...rest}
      title={editing ? messages.managerEdit : messages.managerCreate}
      size="md"
      dismissable={false}
      initialFocusRef={editing ? nameRef : registrationRef}
      form={form}
      error={error}
      unavailable={!editing && form.values.name.trim() === '' ? messages.managerNameMissing : undefined}
    >
      <ManagerFields
        form={form}
        manager={manager}
        emailSuffix={emailSuffix}
        searching={searching}
        found={found}
        onSearch={search}
        registrationRef={registrationRef}
        nameRef={nameRef}
      />
      <Announcement>{said}</Announcement>
    </FormDialog>
  );
}
