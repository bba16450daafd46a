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

/** What became of a file that was sent. */
interface SentFile {
  /** Whether the registration was read again and lists it. */
  listed: boolean;
}

interface DocumentUploadsOptions {
  registration: Registration;
  type: DocumentType;
  /** Whether the type takes several files; otherwise a new one takes the place of the one before. */
  multiple: boolean;
}

const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/**
 * The files of a document type on their way: each is sent as soon as it is chosen (G-32), once, however often it is given
 * while it is on its way (UPL-17), and the registration is read again after each (UPL-009). What fails is told and leaves
 * the list of files (UPL-018), but can be sent again. Uploads end with the component that uses the hook.
 */
export function useDocumentUploads({ registration, type, multiple }: DocumentUploadsOptions) {
  const api = useAtomValue(apiAtom);
  const notify = useAtomValue(notifyAtom);
  const refresh = useSetAtom(refreshRegistrationAtom);
  const tell = useSetAtom(documentUploadsAtom);
  const { id: flowId, fornecedor } = registration;
  const stored = useLatest(fornecedor.documentosPorTipo[type]);

  /** Sends a file and reads the registration again; an object store refuses what it holds only then. */
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
    tell(flowId, type, { underWay: uploading });
    return () => tell(flowId, type, { underWay: false });
  }, [tell, flowId, type, uploading]);
  useEffect(() => {
    if (hasUnlisted) tell(flowId, type, { unlisted: true });
  }, [tell, flowId, type, hasUnlisted]);

  const forgetUnlisted = () => {
    for (const { id } of unlisted) queue.remove(id);
    tell(flowId, type, { unlisted: false });
  };

  return {
    /** The files on their way and those whose upload was cancelled. */
    items: items.filter((item) => isOpen(item) || item.state === 'cancelled'),
    /** The files that were not stored. */
    failed: items.filter(({ state }) => state === 'failed'),
    /** The files that were stored, while the registration could not be read again. */
    unlisted,
    /** How many files are on their way. */
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
    /** Reads the registration again, after that failed. */
    async refresh() {
      if (await refresh(flowId)) forgetUnlisted();
    },
  };
}
