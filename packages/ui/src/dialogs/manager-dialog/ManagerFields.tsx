import type { RefObject } from 'react';
import { Checkbox } from '../../inputs/checkbox/Checkbox.tsx';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import type { LabelledBinding } from '../../internal/form-dialog/fieldBinding.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { managerDialogTexts } from './ManagerDialog.texts.ts';
import { RegistrationSearch } from './RegistrationSearch.tsx';

export interface ManagerBindings {
  /** Digits only. */
  registration: LabelledBinding<string>;
  name: LabelledBinding<string>;
  /** Shown as the search found it. */
  email: LabelledBinding<string>;
  /** Shown where the manager exists. */
  active: LabelledBinding<boolean>;
}

interface ManagerFieldsProps {
  fields: ManagerBindings;
  code: string | number | undefined;
  emailSuffix: string;
  searching: boolean;
  onSearch: () => void;
  readOnly: boolean;
  registrationRef: RefObject<HTMLInputElement | null>;
  nameRef: RefObject<HTMLInputElement | null>;
}

/** Registration with its search, name and e-mail; when editing, code and active flag too (MGR-003 to 011, GAP-59). */
export function ManagerFields({
  fields: { registration, name, email, active },
  code,
  emailSuffix,
  searching,
  onSearch,
  readOnly,
  registrationRef,
  nameRef,
}: ManagerFieldsProps) {
  const messages = useMessages(managerDialogTexts);
  const shared = useMessages(sharedTexts);
  const editing = code !== undefined;
  const { value: isActive, onValueChange: onActiveChange, ...activeField } = active;
  return (
    <>
      {editing && <TextField label={shared.code} value={String(code)} readOnly />}
      <RegistrationSearch
        {...registration}
        inputRef={useMergedRefs(registrationRef, registration.inputRef)}
        readOnly={readOnly}
        fixed={editing}
        searching={searching}
        searchByEnter={!editing && email.value === ''}
        onSearch={onSearch}
      />
      <TextField {...name} inputRef={useMergedRefs(nameRef, name.inputRef)} required readOnly={readOnly} />
      <TextField
        {...email}
        type="email"
        required
        readOnly
        placeholder={editing ? undefined : emailSuffix}
        hint={editing ? undefined : messages.managerEmailHint}
      />
      {editing && (
        <Checkbox {...activeField} checked={isActive} onCheckedChange={onActiveChange} readOnly={readOnly} />
      )}
    </>
  );
}
