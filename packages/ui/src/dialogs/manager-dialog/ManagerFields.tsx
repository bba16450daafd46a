import type { RefObject } from 'react';
import { Checkbox } from '../../inputs/checkbox/Checkbox.tsx';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import type { DialogForm } from '../../internal/form-dialog/useDialogForm.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { type FoundManager, type Manager, type ManagerValues, withRegistration } from './manager.ts';
import { RegistrationSearch } from './RegistrationSearch.tsx';

interface ManagerFieldsProps {
  form: DialogForm<ManagerValues>;
  /** The one who is edited. */
  manager: Manager | null | undefined;
  emailSuffix: string;
  searching: boolean;
  found: FoundManager | null | undefined;
  onSearch: () => void;
  registrationRef: RefObject<HTMLInputElement | null>;
  nameRef: RefObject<HTMLInputElement | null>;
}

/** Registration with its search, name and e-mail; when editing, code and active flag too (MGR-003 to 011, GAP-59). */
export function ManagerFields({
  form,
  manager,
  emailSuffix,
  searching,
  found,
  onSearch,
  registrationRef,
  nameRef,
}: ManagerFieldsProps) {
  const messages = useMessages();
  const editing = Boolean(manager);
  return (
    <>
      {editing && <TextField label={messages.code} value={String(manager?.codigo ?? '')} readOnly />}
      <RegistrationSearch
        {...form.text('registration')}
        inputRef={registrationRef}
        fixed={editing}
        searching={searching}
        searchByEnter={!editing && form.values.email === ''}
        onSearch={onSearch}
        onValueChange={(next) => form.change((before) => withRegistration(before, next, found))}
      />
      <TextField {...form.text('name')} label={messages.personName} required inputRef={nameRef} />
      <TextField
        label={messages.email}
        type="email"
        required
        readOnly
        value={form.values.email}
        placeholder={editing ? undefined : emailSuffix}
        error={form.errorOf('email')}
        hint={editing ? undefined : messages.managerEmailHint}
      />
      {editing && (
        <Checkbox
          label={messages.active}
          checked={form.values.active}
          onCheckedChange={(active) => form.set('active', active)}
          error={form.errorOf('active')}
          readOnly={form.saving}
        />
      )}
    </>
  );
}
