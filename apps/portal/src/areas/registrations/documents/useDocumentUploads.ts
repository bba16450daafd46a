import { ApiError, errorMessage } from '@portal/api';
import type { DocumentType } from '@portal/domain';
import { type UploadContext, useUploadQueue } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLatest } from '../../../shared/forms/useLatest.ts';
import { apiAtom, notifyAtom } from '../../../shared/services/servicesAtom.ts';
import { type Registration, refreshRegistrationAtom } from '../registration/registrationAtoms.ts';
import { documentUploadsAtom } from './documentUploadsAtom.ts';
import { NOT_SENT, uploadDocument } from './uploadDocument.ts';

/** Result of an upload. */
interface SentFile {
  /** Whether the registration was reloaded and lists it. */
  listed: boolean;
}

interface DocumentUploadsOptions {
  registration: Registration;
  type: DocumentType;
  /** Whether the type takes several files; otherwise a new one replaces the old one. */
  multiple: boolean;
}

const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/**
 * The uploads of a document type: each file is sent as soon as it is chosen (G-32), only once even if it is chosen
 * again (UPL-17), and the registration is reloaded after each (UPL-009). A failed upload shows a message, leaves the
 * list (UPL-018) and can be retried. Uploads end when the component unmounts.
 */
export function useDocumentUploads({ registration, type, multiple }: DocumentUploadsOptions) {
  const api = useAtomValue(apiAtom);
  const notify = useAtomValue(notifyAtom);
  const refresh = useSetAtom(refreshRegistrationAtom);
  const setUploads = useSetAtom(documentUploadsAtom);
  const { id: flowId, fornecedor } = registration;
  const stored = useLatest(fornecedor.documentosPorTipo[type]);

  /** Uploads a file and reloads the registration, where an object store's refusal becomes visible. */
  const send = async (file: File, context: UploadContext): Promise<SentFile> => {
    const known = stored.current.map(({ id }) => id);
    await uploadDocument(api, { fornecedorId: fornecedor.id, type, file, ...context });
    const refreshed = await refresh(flowId);
    const listed = refreshed?.fornecedor.documentosPorTipo[type].some(({ id }) => !known.includes(id));
    if (listed === false) throw new ApiError({ kind: 'invalidResponse', message: NOT_SENT });
    return { listed: listed === true };
  };

  const { items, uploading, ...queue } = useUploadQueue<SentFile>({
    concurrency: multiple ? 2 : 1,
    describeError: errorMessage,
    upload: async (file, context) => {
      try {
        return await send(file, context);
      } catch (error) {
        if (!context.signal.aborted) notify.error(errorMessage(error));
        throw error;
      }
    },
  });

  const isOpen = ({ state }: (typeof items)[number]) => state === 'waiting' || state === 'uploading';
  const unlisted = items.filter(({ state, result }) => state === 'done' && result?.listed === false);
  const hasUnlisted = unlisted.length > 0;

  useEffect(() => {
    setUploads(flowId, type, { underWay: uploading });
    return () => setUploads(flowId, type, { underWay: false });
  }, [setUploads, flowId, type, uploading]);
  useEffect(() => {
    if (hasUnlisted) setUploads(flowId, type, { unlisted: true });
  }, [setUploads, flowId, type, hasUnlisted]);

  const forgetUnlisted = () => {
    for (const { id } of unlisted) queue.remove(id);
    setUploads(flowId, type, { unlisted: false });
  };

  return {
    /** Running uploads and cancelled ones. */
    items: items.filter((item) => isOpen(item) || item.state === 'cancelled'),
    /** Failed uploads. */
    failed: items.filter(({ state }) => state === 'failed'),
    /** Stored files, while the registration could not be reloaded. */
    unlisted,
    /** Number of running uploads. */
    count: items.filter(isOpen).length,
    add(files: readonly File[]) {
      const fresh = files.filter(
        (file) => !items.some((item) => isOpen(item) && isSameFile(item.file, file)),
      );
      if (fresh.length === 0) return;
      for (const item of items) if (!multiple || !isOpen(item)) queue.remove(item.id);
      queue.add(fresh);
    },
    cancel: queue.cancel,
    retry: queue.retry,
    remove: queue.remove,
    /** Reloads the registration after that failed. */
    async refresh() {
      if (await refresh(flowId)) forgetUnlisted();
    },
  };
}
