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

interface PendenciesDialogProps extends DecisionDialogProps {
  registration: Registration;
}

/** Form of the documents that the supplier has to send again (PEN-001 to PEN-018, G-21, UIX-10). */
export function PendenciesDialog({ decision, registration, ...dialog }: PendenciesDialogProps) {
  const [added, setAdded] = useState<readonly AddedOccurrence[]>([]);
  const [missing, setMissing] = useState(false);
  const notify = useAtomValue(notifyAtom);
  const { documentosPorTipo, pendencias } = registration.fornecedor;
  const pendencies = newPendencies(pendencias).map(withType);
  const documents = pendableDocuments(registration, Object.values(documentosPorTipo).flat()).map(withType);
  const form = useSchemaForm<OccurrenceForm, OccurrenceBody>({
    loadSchema,
    defaultValues: emptyOccurrenceForm,
    onSubmit: async (occurrence) => {
      const document = documents.find(({ id }) => id === occurrence.documentoId);
      setAdded([
        ...added,
        { ...occurrence, nomeOriginal: document?.nomeOriginal ?? '', type: document?.type },
      ]);
      setMissing(false);
      form.fill(emptyOccurrenceForm, emptyOccurrenceForm);
    },
    checkOnLeave: true,
  });
  const send = () => {
    setMissing(added.length === 0);
    if (added.length > 0 && form.dirty) notify.warning(NOT_ADDED);
    else if (added.length > 0)
      void decision.send({
        ...NO_DETAILS,
        pendencias: added.map(({ nomeOriginal: _name, type: _type, ...occurrence }) => occurrence),
      });
  };
  return (
    <PendencyDialog
      {...dialog}
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
      onRemove={({ documentoId }) => setAdded(added.filter((one) => one.documentoId !== documentoId))}
      missing={missing}
      onSend={send}
    />
  );
}
