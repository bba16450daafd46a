import {
  documentTypeLabel,
  emptyOccurrenceForm,
  newPendencies,
  type OccurrenceBody,
  type OccurrenceForm,
  occurrenceSchema,
  PENDENCY_REASON_LABELS,
  PENDENCY_REASONS,
  pendableDocuments,
  type StoredDocument,
  unusedDocuments,
} from '@portal/domain';
import { PendencyDialog, type PendencyDocument } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useDecisionDraft } from '../../../shared/decisions/useDecisionDraft.ts';
import { useFormField } from '../../../shared/forms/useFormField.ts';
import { useSchemaForm } from '../../../shared/forms/useSchemaForm.ts';
import { notifyAtom } from '../../../shared/services/servicesAtom.ts';
import type { Registration } from '../registration/registrationAtoms.ts';
import type { DecisionDialogProps } from './DecisionDialogProps.ts';
import { NO_DETAILS } from './decisions.ts';

const loadSchema = async () => occurrenceSchema;

const reasons = PENDENCY_REASONS.map((reason) => ({ value: reason, label: PENDENCY_REASON_LABELS[reason] }));

/** An occurrence that is filled in is not left out unseen. */
const NOT_ADDED = 'Adicione a ocorrência preenchida, ou limpe os campos dela, antes de pendenciar';

/** A document, or what is said of one, with its type in words. */
const withType = <Own extends Pick<StoredDocument, 'tipoDocumento'>>(document: Own) => ({
  ...document,
  type: documentTypeLabel(document.tipoDocumento),
});

type AddedOccurrence = OccurrenceBody & Pick<PendencyDocument, 'nomeOriginal' | 'type'>;

/** What of a pendency is typed: the occurrences that were added, and the one that is begun. */
const typedPendency: z.ZodMiniType<{ added: AddedOccurrence[]; begun: OccurrenceForm }> = z.object({
  added: z.array(
    z.object({
      documentoId: z.number(),
      motivoPendencia: z.enum(PENDENCY_REASONS),
      descricao: z.nullable(z.string()),
      statusPendencia: z.literal('Nova'),
      nomeOriginal: z.string(),
      type: z.optional(z.string()),
    }),
  ),
  begun: z.object({
    documentoId: z.nullable(z.number()),
    motivoPendencia: z.nullable(z.enum(PENDENCY_REASONS)),
    descricao: z.string(),
  }),
});

interface PendenciesDialogProps extends DecisionDialogProps {
  registration: Registration;
}

/** Form of the documents that the supplier has to send again (PEN-001 to PEN-018, G-21, UIX-10). */
export function PendenciesDialog({ decision, registration, page, ...dialog }: PendenciesDialogProps) {
  const draft = useDecisionDraft({ page, form: 'pendency' }, typedPendency);
  const start = draft.left ?? { added: [], begun: emptyOccurrenceForm };
  const [added, setAdded] = useState(start.added);
  const [missing, setMissing] = useState(false);
  const notify = useAtomValue(notifyAtom);
  const { documentosPorTipo, pendencias } = registration.fornecedor;
  const pendencies = newPendencies(pendencias).map(withType);
  const documents = pendableDocuments(registration, Object.values(documentosPorTipo).flat()).map(withType);
  const form = useSchemaForm<OccurrenceForm, OccurrenceBody>({
    loadSchema,
    defaultValues: start.begun,
    onDraft: (typed) => draft.keep({ added, begun: typed ?? form.values() }),
    onSubmit: async (occurrence) => {
      const document = documents.find(({ id }) => id === occurrence.documentoId);
      form.fill(emptyOccurrenceForm, emptyOccurrenceForm);
      change([...added, { ...occurrence, nomeOriginal: document?.nomeOriginal ?? '', type: document?.type }]);
      setMissing(false);
    },
    checkOnLeave: true,
  });
  const change = (next: AddedOccurrence[]) => {
    setAdded(next);
    draft.keep({ added: next, begun: form.values() });
  };
  const send = async () => {
    setMissing(added.length === 0);
    if (added.length > 0 && form.dirty) notify.warning(NOT_ADDED);
    else if (added.length > 0) {
      const refused = await decision.send({
        ...NO_DETAILS,
        pendencias: added.map(({ nomeOriginal: _name, type: _type, ...occurrence }) => occurrence),
      });
      if (!refused) draft.drop();
    }
  };
  return (
    <PendencyDialog
      {...dialog}
      onOpenChange={draft.closing(dialog.onOpenChange)}
      onSubmit={form.formProps.onSubmit}
      onFocus={form.formProps.onFocus}
      fields={{
        documentoId: useFormField(form.control, 'documentoId'),
        motivoPendencia: useFormField(form.control, 'motivoPendencia'),
        descricao: useFormField(form.control, 'descricao'),
      }}
      documents={unusedDocuments(documents, [...pendencies, ...added])}
      allUsed={documents.length > 0}
      reasons={reasons}
      pendencies={pendencies}
      added={added}
      onRemove={({ documentoId }) => change(added.filter((one) => one.documentoId !== documentoId))}
      missing={missing}
      onSend={() => void send()}
    />
  );
}
