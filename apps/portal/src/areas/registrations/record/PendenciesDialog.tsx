import type { ApiError } from '@portal/api';
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
import { type Occurrence, PendencyDialog, type PendencyDocument } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import * as z from 'zod/mini';
import { isSameValue } from '../../../shared/conflict/isSameValue.ts';
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

const GONE = 'Este documento não pode mais ser pendenciado';

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

/** What a refusal says of each occurrence, by its document. */
const refusalsOf = ({ fields }: Pick<ApiError, 'fields'>, sent: readonly AddedOccurrence[]) =>
  new Map(
    sent.map(({ documentoId }, index) => [documentoId, fields[`pendencias[${index}].documentoId`]?.[0]]),
  );

interface PendenciesDialogProps extends DecisionDialogProps {
  registration: Registration;
}

/** Form of the documents that the supplier has to send again (PEN-001 to PEN-018, G-21, UIX-10). */
export function PendenciesDialog({ decision, registration, page, ...dialog }: PendenciesDialogProps) {
  const draft = useDecisionDraft({ page, form: 'pendency' }, typedPendency);
  const start = draft.left ?? { added: [], begun: emptyOccurrenceForm };
  const [added, setAdded] = useState(start.added);
  const [missing, setMissing] = useState(false);
  const [refusals, setRefusals] = useState<ReturnType<typeof refusalsOf>>();
  const notify = useAtomValue(notifyAtom);
  const { documentosPorTipo, pendencias } = registration.fornecedor;
  const pendencies = newPendencies(pendencias).map(withType);
  const documents = pendableDocuments(registration, Object.values(documentosPorTipo).flat()).map(withType);
  const isGone = (id: number | null) => documents.every((document) => document.id !== id);
  const form = useSchemaForm<OccurrenceForm, OccurrenceBody>({
    loadSchema,
    defaultValues: start.begun,
    onDraft: (typed) => draft.keep({ added, begun: typed ?? form.values() }),
    onSubmit: async (occurrence) => {
      const document = documents.find(({ id }) => id === occurrence.documentoId);
      if (!document) {
        form.setValue('documentoId', null, { shouldDirty: true, shouldValidate: true });
        return false;
      }
      form.fill(emptyOccurrenceForm, emptyOccurrenceForm);
      change([...added, { ...occurrence, nomeOriginal: document.nomeOriginal, type: document.type }]);
      setMissing(false);
      return true;
    },
    checkOnLeave: true,
  });
  const change = (next: AddedOccurrence[]) => {
    setAdded(next);
    draft.keep({ added: next, begun: form.values() });
  };
  /** Whether an occurrence is begun; what an earlier visit left is one too, a document that is gone is none. */
  const isBegun = () => {
    const begun = form.values();
    const documentoId = isGone(begun.documentoId) ? null : begun.documentoId;
    return !isSameValue({ ...begun, documentoId }, emptyOccurrenceForm);
  };
  const errorOf = ({ documentoId }: Occurrence) => (isGone(documentoId) ? GONE : refusals?.get(documentoId));
  const send = async () => {
    setMissing(added.length === 0);
    if (added.length > 0 && isBegun()) notify.warning(NOT_ADDED);
    else if (added.length > 0) {
      const refused = await decision.send({
        ...NO_DETAILS,
        pendencias: added.map(({ nomeOriginal: _name, type: _type, ...occurrence }) => occurrence),
      });
      if (refused) setRefusals(refusalsOf(refused, added));
      else draft.drop();
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
      errorOf={errorOf}
      onRemove={({ documentoId }) => change(added.filter((one) => one.documentoId !== documentoId))}
      missing={missing}
      onSend={() => void send()}
    />
  );
}
