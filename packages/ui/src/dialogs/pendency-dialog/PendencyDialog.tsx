import { type BaseSyntheticEvent, useRef } from 'react';
import { Announcement } from '../../internal/announcement/Announcement.styles.ts';
import type { DialogFormProps } from '../../internal/form-dialog/dialogFormProps.ts';
import { FormDialog } from '../../internal/form-dialog/FormDialog.tsx';
import { useDialogForm } from '../../internal/form-dialog/useDialogForm.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { OccurrenceList } from './OccurrenceList.tsx';
import { PendencyFields } from './PendencyFields.tsx';
import {
  checkDraft,
  emptyDraft,
  type NewPendency,
  type PendencyDocument,
  type PendencyDraft,
  type StoredPendency,
  toPendency,
  unusedDocuments,
} from './pendency.ts';
import { useOccurrences } from './useOccurrences.ts';

export interface PendencyDialogProps extends DialogFormProps<PendencyDraft> {
  /** The stored documents that can be sent back (G-21). */
  documents: readonly PendencyDocument[];
  /** The pendencies the record has already; they are shown and stay. @default [] */
  pendencies?: readonly StoredPendency[] | undefined;
  /** Told of the occurrences added here, at least one (PEN-009, PEN-012). The parent closes the dialog. */
  onSend: (pendencies: readonly NewPendency[]) => void;
}

/**
 * Asks which documents a supplier has to send again, and why (PEN-001 to 018). Once it holds an occurrence, only its
 * buttons close it. Renders a `<div role="dialog">`.
 */
export function PendencyDialog(props: PendencyDialogProps) {
  return props.open ? <OpenPendencyDialog {...props} /> : null;
}

function OpenPendencyDialog({
  documents,
  pendencies = [],
  onSend,
  saving = false,
  error,
  fieldErrors,
  ...rest
}: PendencyDialogProps) {
  const messages = useMessages();
  const documentRef = useRef<HTMLInputElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const occurrences = useOccurrences(documents);
  const required = occurrences.added.length === 0;
  const offered = unusedDocuments(documents, [...pendencies, ...occurrences.added]);
  const allUsed = documents.length === 0 ? messages.noDocument : messages.noDocumentLeft;

  const form = useDialogForm<PendencyDraft>({
    initial: emptyDraft,
    validate: (draft) => checkDraft(draft, !required),
    onSubmit: (draft) => {
      const pendency = toPendency(draft);
      if (!pendency) return;
      occurrences.add(pendency);
      form.reset();
      (offered.length > 1 ? documentRef : titleRef).current?.focus();
    },
    saving,
    fieldErrors,
  });

  const send = (event: BaseSyntheticEvent) => {
    if (!occurrences.check()) (form.values.documentoId === null ? documentRef : addRef).current?.focus();
    else form.once(event, () => onSend(occurrences.added));
  };

  return (
    <FormDialog
      {...rest}
      title={messages.pendencyTitle}
      size="md"
      dismissable={required}
      form={form}
      error={error}
      saveLabel={messages.sendPendencies}
      onSave={send}
    >
      <PendencyFields
        form={form}
        documents={offered}
        noDocument={offered.length === 0 ? allUsed : undefined}
        required={required}
        documentRef={documentRef}
        addRef={addRef}
      />
      <OccurrenceList
        stored={pendencies}
        added={occurrences.added}
        nameOf={occurrences.nameOf}
        missing={occurrences.missing}
        removeUnavailable={saving ? messages.savingWait : undefined}
        onRemove={occurrences.remove}
        titleRef={titleRef}
        fieldRef={documentRef}
      />
      <Announcement>{occurrences.said}</Announcement>
    </FormDialog>
  );
}
