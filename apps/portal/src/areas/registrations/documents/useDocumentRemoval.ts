import { type Schemas, toApiError, withMessage } from '@portal/api';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLatest } from '../../../shared/forms/useLatest.ts';
import { useOneAtATime } from '../../../shared/forms/useOneAtATime.ts';
import { apiAtom, notifyAtom } from '../../../shared/services/servicesAtom.ts';
import { type Registration, refreshRegistrationAtom } from '../registration/registrationAtoms.ts';

/** Message when a document cannot be deleted (UPL-016). */
const NOT_DELETED = 'Erro ao apagar documento.';

type StoredDocument = Schemas['StoredDocument'];

/**
 * Deletes a stored document after a confirmation (UPL-010) and reloads the registration (UPL-011). A document that
 * is gone already counts as deleted; one that cannot be deleted stays listed (UPL-27).
 *
 * @param onDeleted called before the registration is read again.
 */
export function useDocumentRemoval({ id: flowId, fornecedor }: Registration, onDeleted: () => void) {
  const api = useAtomValue(apiAtom);
  const notify = useAtomValue(notifyAtom);
  const refresh = useSetAtom(refreshRegistrationAtom);
  const [asked, setAsked] = useState<StoredDocument | null>(null);
  const [open, setOpen] = useState(false);
  const latest = useLatest(asked);
  const [deleted, setDeleted] = useState<readonly number[]>([]);

  const { act: confirm, underWay } = useOneAtATime(async () => {
    if (!asked) return;
    /** Another one may be asked about by then. */
    const close = () => latest.current === asked && setOpen(false);
    const path = { id: fornecedor.id, documentoId: asked.id };
    try {
      await api.DELETE('/api/fornecedores/{id}/documentos/{documentoId}', { params: { path } });
    } catch (error) {
      if (toApiError(error).kind !== 'notFound') {
        notify.error(withMessage(error, NOT_DELETED));
        close();
        return;
      }
    }
    setDeleted((known) => [...known, asked.id]);
    onDeleted();
    close();
    await refresh(flowId);
  });

  return {
    /** The document to confirm; it stays while the dialog closes. */
    asked,
    open,
    underWay,
    /** Whether a document was deleted that the registration may still list. */
    isDeleted: ({ id }: StoredDocument) => deleted.includes(id),
    ask(document: StoredDocument) {
      setAsked(document);
      setOpen(true);
    },
    close: () => setOpen(false),
    confirm,
  };
}
