import type { RefObject } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { Select } from '../../inputs/select/Select.tsx';
import { TextArea } from '../../inputs/text-area/TextArea.tsx';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './PendencyDialog.styles.ts';
import { pendencyDialogTexts } from './PendencyDialog.texts.ts';
import {
  documentName,
  type OccurrenceBindings,
  type PendencyDocument,
  type PendencyReason,
} from './pendency.ts';

interface PendencyFieldsProps {
  fields: OccurrenceBindings;
  documents: readonly PendencyDocument[];
  /** Why none is offered. */
  noDocument: string | undefined;
  reasons: readonly PendencyReason[];
  /** Document and reason are required until there is an occurrence. */
  required: boolean;
  readOnly: boolean;
  /** Why none can be added now. */
  unavailable: string | undefined;
  documentRef: RefObject<HTMLInputElement | null>;
  addRef: RefObject<HTMLButtonElement | null>;
}

/** Document, reason and note of the next occurrence, and the button that adds it (PEN-002 to 006). */
export function PendencyFields({
  fields: { documentoId, motivoPendencia, descricao },
  documents,
  noDocument,
  reasons,
  required,
  readOnly,
  unavailable,
  documentRef,
  addRef,
}: PendencyFieldsProps) {
  const messages = useMessages(pendencyDialogTexts);
  return (
    <>
      <S.Pair>
        <Select<number>
          {...documentoId}
          error={required ? documentoId.error : undefined}
          inputRef={useMergedRefs(documentRef, documentoId.inputRef)}
          label={messages.pendencyDocument}
          options={documents.map((document) => ({ value: document.id, label: documentName(document) }))}
          required={required}
          readOnly={readOnly}
          disabled={noDocument !== undefined}
          disabledReason={noDocument}
        />
        <Select
          {...motivoPendencia}
          error={required ? motivoPendencia.error : undefined}
          label={messages.pendencyReason}
          options={reasons}
          required={required}
          readOnly={readOnly}
        />
      </S.Pair>
      <TextArea {...descricao} label={messages.pendencyNote} rows={2} readOnly={readOnly} />
      <S.Add>
        <Button ref={addRef} type="submit" disabled={unavailable !== undefined} disabledReason={unavailable}>
          {messages.addOccurrence}
        </Button>
      </S.Add>
    </>
  );
}
