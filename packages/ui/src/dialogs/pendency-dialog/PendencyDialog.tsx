import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Announcement } from '../../internal/announcement/Announcement.styles.ts';
import { FormDialog } from '../../internal/form-dialog/FormDialog.tsx';
import type { DialogFormProps } from '../../internal/form-dialog/formDialogProps.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { OccurrenceList } from './OccurrenceList.tsx';
import { pendencyDialogTexts } from './PendencyDialog.texts.ts';
import { PendencyFields } from './PendencyFields.tsx';
import type { Occurrence, OccurrenceBindings, PendencyDocument, PendencyReason } from './pendency.ts';
import { useOccurrenceNews } from './useOccurrenceNews.ts';

export interface PendencyDialogProps extends DialogFormProps {
  /** The next occurrence; sending the form adds it. */
  fields: OccurrenceBindings;
  /** The documents without an occurrence: only they are offered (G-21, PEN-013, UIX-10). */
  documents: readonly PendencyDocument[];
  /** Where no document is offered: each has an occurrence, rather than there being none. @default false */
  allUsed?: boolean | undefined;
  /** Why a document may be sent back (PEN-004). */
  reasons: readonly PendencyReason[];
  /** The pendencies the record has already; they are shown and stay. @default [] */
  pendencies?: readonly Occurrence[] | undefined;
  /** The occurrences added here. @default [] */
  added?: readonly Occurrence[] | undefined;
  /** What is wrong with one that was added, as that its document is gone. */
  errorOf?: ((occurrence: Occurrence) => string | undefined) | undefined;
  /** Asked to remove one that was added. */
  onRemove: (occurrence: Occurrence) => void;
  /** Shows the error of sending without an occurrence (PEN-012). @default false */
  missing?: boolean | undefined;
  /** Asked to send the occurrences (PEN-009). The parent closes the dialog. */
  onSend: () => void;
  /** Above the fields: what is to be known first. */
  children?: ReactNode;
}

const none: readonly never[] = [];

/**
 * Asks which documents a supplier has to send again, and why (PEN-001 to 018). Once it holds an occurrence, only its
 * buttons close it. Renders a `<div role="dialog">`.
 */
export function PendencyDialog({ pendencies = none, added = none, ...rest }: PendencyDialogProps) {
  return rest.open ? <OpenPendencyDialog {...rest} pendencies={pendencies} added={added} /> : null;
}

type OpenPendencyDialogProps = PendencyDialogProps & {
  pendencies: readonly Occurrence[];
  added: readonly Occurrence[];
};

function OpenPendencyDialog({
  fields,
  documents,
  allUsed = false,
  reasons,
  pendencies,
  added,
  errorOf,
  onRemove,
  missing = false,
  onSubmit,
  onSend,
  saving = false,
  children,
  ...rest
}: OpenPendencyDialogProps) {
  const messages = useMessages(pendencyDialogTexts);
  const shared = useMessages(sharedTexts);
  const documentRef = useRef<HTMLInputElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const count = useRef(added.length);
  const news = useOccurrenceNews(added);
  const isEmpty = added.length === 0;
  const isChosen = fields.documentoId.value !== null && fields.motivoPendencia.value !== null;
  const noDocument =
    documents.length > 0 ? undefined : allUsed ? messages.noDocumentLeft : messages.noDocument;
  const unavailable = saving
    ? shared.savingWait
    : (noDocument ?? (isEmpty || isChosen ? undefined : messages.chooseDocumentAndReason));

  useLayoutEffect(() => {
    if (added.length > count.current) (documents.length > 0 ? documentRef : titleRef).current?.focus();
    count.current = added.length;
  }, [added, documents]);

  return (
    <FormDialog
      {...rest}
      title={messages.pendencyTitle}
      size="md"
      dismissable={isEmpty}
      saving={saving}
      saveLabel={messages.sendPendencies}
      onSubmit={(event) => {
        if (unavailable === undefined) onSubmit(event);
      }}
      onSave={() => {
        onSend();
        if (isEmpty) (fields.documentoId.value === null ? documentRef : addRef).current?.focus();
      }}
    >
      {children}
      <PendencyFields
        fields={fields}
        documents={documents}
        noDocument={noDocument}
        reasons={reasons}
        required={isEmpty}
        readOnly={saving}
        unavailable={unavailable}
        documentRef={documentRef}
        addRef={addRef}
      />
      <OccurrenceList
        stored={pendencies}
        added={added}
        reasons={reasons}
        missing={missing && isEmpty}
        errorOf={errorOf}
        removeUnavailable={saving ? shared.savingWait : undefined}
        onRemove={onRemove}
        titleRef={titleRef}
        fieldRef={documentRef}
      />
      <Announcement>{news}</Announcement>
    </FormDialog>
  );
}
