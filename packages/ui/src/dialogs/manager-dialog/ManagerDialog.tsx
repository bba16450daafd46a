import { useRef } from 'react';
import { Announcement } from '../../internal/announcement/Announcement.styles.ts';
import { useNews } from '../../internal/announcement/useNews.ts';
import { FormDialog } from '../../internal/form-dialog/FormDialog.tsx';
import type { DialogFormProps } from '../../internal/form-dialog/formDialogProps.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { managerDialogTexts } from './ManagerDialog.texts.ts';
import { type ManagerBindings, ManagerFields } from './ManagerFields.tsx';

export interface ManagerDialogProps extends DialogFormProps {
  /** Values of the fields, and how to change them. */
  fields: ManagerBindings;
  /** Code of a manager who exists: registration and e-mail stay as they are then (MGR-005, MGR-007). */
  code?: string | number | undefined;
  /** Domain of the company's e-mails, as in `@empresa.com.br` (D10). */
  emailSuffix: string;
  /** Asked to search by the registration. */
  onSearch: () => void;
  /** The search is under way. @default false */
  searching?: boolean | undefined;
  /** Result of the last search, to be announced: a new object for each answer. */
  found?: { name: string } | null | undefined;
  /** The name is missing: it cannot be saved yet (MGR-016). @default false */
  incomplete?: boolean | undefined;
}

/**
 * Form of a manager (MGR-001 to 020). Neither Escape nor a press outside closes it (UIX-01). Renders a `<div
 * role="dialog">`.
 */
export function ManagerDialog({
  fields,
  code,
  emailSuffix,
  onSearch,
  searching = false,
  found = null,
  incomplete = false,
  saving = false,
  ...rest
}: ManagerDialogProps) {
  const messages = useMessages(managerDialogTexts);
  const editing = code !== undefined;
  const registrationRef = useRef<HTMLInputElement>(null);
  const nameRef = useRef<HTMLInputElement>(null);
  const announcement = useNews(found, (next) => next && messages.managerFound(next.name));

  return (
    <FormDialog
      {...rest}
      title={editing ? messages.managerEdit : messages.managerCreate}
      size="md"
      dismissable={false}
      initialFocusRef={editing ? nameRef : registrationRef}
      saving={saving}
      waiting={saving || searching}
      saveDisabledReason={incomplete ? messages.managerNameMissing : undefined}
    >
      <ManagerFields
        fields={fields}
        code={code}
        emailSuffix={emailSuffix}
        searching={searching}
        onSearch={onSearch}
        readOnly={saving}
        registrationRef={registrationRef}
        nameRef={nameRef}
      />
      <Announcement>{announcement}</Announcement>
    </FormDialog>
  );
}
