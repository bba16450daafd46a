import { type DocumentType, documentTypeFacts } from '@portal/domain';
import { isUnderWay } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';
import { forgetSent } from '../../../shared/uploads/forgetSent.ts';
import { type Upload, uploadsAtom } from '../../../shared/uploads/uploads.ts';
import { useUploads } from '../../../shared/uploads/useUploads.ts';
import { withStep } from '../registration/createOpenStepAtom.ts';
import { type Registration, refreshRegistrationAtom } from '../registration/registrationAtoms.ts';
import { documentSlot, unlistedUploads } from './documentUploads.ts';
import { sendDocumentAtom } from './sendDocumentAtom.ts';

interface DocumentUploadsOptions {
  registration: Registration;
  type: DocumentType;
  /** Name of the field, where the uploads of all pages are listed. */
  placeLabel: string;
}

const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/**
 * The uploads of a document type, in the queue of the portal: each file is sent as soon as it is chosen (G-32), only once
 * even if it is chosen again (UPL-17), and the registration is read again after each (UPL-009). A failed upload leaves
 * the list (UPL-018) and can be retried. Uploads go on when the page is left, and stand here when one comes back.
 */
export function useDocumentUploads({ registration, type, placeLabel }: DocumentUploadsOptions) {
  const { router } = useAtomValue(servicesAtom);
  const uploads = useAtomValue(uploadsAtom);
  const refresh = useSetAtom(refreshRegistrationAtom);
  const send = useSetAtom(sendDocumentAtom);
  const { id: flowId, fornecedor } = registration;
  const { step = 1, multiple = false } = documentTypeFacts(type) ?? {};
  const slot = documentSlot(flowId, type);
  const items = useUploads().filter(({ target }) => target.slot === slot);
  const unlisted = unlistedUploads(items);

  return {
    /** Running uploads and cancelled ones; a stored one stays until the list that has it is drawn. */
    items: items.flatMap((item) => {
      if (isUnderWay(item) || item.state === 'cancelled') return [item];
      const drawnSoon = item.result?.listed === true && item.result.shown === registration;
      return drawnSoon ? [{ ...item, state: 'uploading' as const }] : [];
    }),
    /** Failed uploads. */
    failed: items.filter(({ state }) => state === 'failed'),
    /** Stored files, while the registration could not be reloaded. */
    unlisted,
    /** Number of running uploads. */
    count: items.filter(isUnderWay).length,
    add(files: readonly File[]) {
      forgetSent(uploads);
      const now = uploads.items().filter(({ target }) => target.slot === slot);
      const underWay = now.filter(isUnderWay);
      const fresh = files.filter((file) => !underWay.some((item) => isSameFile(item.file, file)));
      if (fresh.length === 0) return;
      // Of several, one that failed waits to be sent again.
      const isDone = (item: Upload) =>
        item.state === 'failed' ? fresh.some((file) => isSameFile(item.file, file)) : !isUnderWay(item);
      for (const item of now) if (!multiple || isDone(item)) uploads.remove(item.id);
      const { pathname, search } = router.state.location;
      const before = fornecedor.documentosPorTipo[type].map(({ id }) => id);
      uploads.add(fresh, {
        slot,
        place: { label: placeLabel, href: withStep({ path: pathname, search }, String(step)) },
        send: (file, context) => send({ flowId, supplierId: fornecedor.id, type, before }, file, context),
      });
    },
    cancel: uploads.cancel,
    retry: uploads.retry,
    remove: uploads.remove,
    /** Forgets files that were stored, as when a document of the type is deleted. */
    forgetStored() {
      for (const { id } of unlisted) uploads.remove(id);
    },
    /** Reloads the registration after that failed; says whether it could. */
    async refresh(): Promise<boolean> {
      const isRead = await refresh(flowId);
      if (isRead) for (const { id } of unlisted) uploads.remove(id);
      return Boolean(isRead);
    },
  };
}
