import type { RefObject } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { Select } from '../../inputs/select/Select.tsx';
import { TextArea } from '../../inputs/text-area/TextArea.tsx';
import type { DialogForm } from '../../internal/form-dialog/useDialogForm.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './PendencyDialog.styles.ts';
import { type PendencyDocument, type PendencyDraft, pendencyReasons, toPendency } from './pendency.ts';

interface PendencyFieldsProps {
  form: DialogForm<PendencyDraft>;
  /** Those without an occurrence. */
  documents: readonly PendencyDocument[];
  /** Why none is offered. */
  noDocument: string | undefined;
  /** Document and reason are required until there is an occurrence. */
  required: boolean;
  documentRef: RefObject<HTMLInputElement | null>;
  addRef: RefObject<HTMLButtonElement | null>;
}

/** Document, reason and note of the next occurrence, and the button that adds it (PEN-002 to 006). */
export function PendencyFields({
  form,
  documents,
  noDocument,
  required,
  documentRef,
  addRef,
}: PendencyFieldsProps) {
  const messages = useMessages();
  const { values, saving } = form;
  const incomplete = !required && !toPendency(values) ? messages.chooseDocumentAndReason : undefined;
  const unavailable = saving ? messages.savingWait : (noDocument ?? incomplete);
  return (
    <>
      <S.Pair>
        <Select<string | number>
          label={messages.pendencyDocument}
          options={documents.map(({ id, nomeOriginal, type }) => ({
            value: id,
            label: nomeOriginal,
            description: type,
          }))}
          value={values.documentoId}
          onValueChange={(id) => form.set('documentoId', id)}
          onBlur={() => form.leave('documentoId')}
          error={form.errorOf('documentoId')}
          required={required}
          readOnly={saving}
          disabled={noDocument !== undefined}
          disabledReason={noDocument}
          inputRef={documentRef}
        />
        <Select
          label={messages.pendencyReason}
          options={pendencyReasons.map((reason) => ({
            value: reason,
            label: messages.pendencyReasons[reason],
          }))}
          value={values.motivoPendencia}
          onValueChange={(reason) => form.set('motivoPendencia', reason)}
          onBlur={() => form.leave('motivoPendencia')}
          error={form.errorOf('motivoPendencia')}
          required={required}
          readOnly={saving}
        />
      </S.Pair>
      <TextArea {...form.text('descricao')} label={messages.pendencyNote} rows={2} />
      <S.Add>
        <Button
          ref={addRef}
          disabled={unavailable !== undefined}
          disabledReason={unavailable}
          onClick={form.submit}
        >
          {messages.addOccurrence}
        </Button>
      </S.Add>
    </>
  );
}
