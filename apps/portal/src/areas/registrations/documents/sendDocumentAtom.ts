import { ApiError } from '@portal/api';
import { type DocumentType, FILE_NOT_SENT_TEXT } from '@portal/domain';
import type { UploadContext } from '@portal/ui';
import { atom } from 'jotai';
import { apiAtom } from '../../../shared/services/servicesAtom.ts';
import type { SentFile } from '../../../shared/uploads/uploads.ts';
import { refreshRegistrationAtom, shownRegistrationAtom } from '../registration/registrationAtoms.ts';
import { isListed } from './documentUploads.ts';
import { uploadDocument } from './uploadDocument.ts';

interface SentDocument {
  readonly flowId: string;
  readonly supplierId: number;
  readonly type: DocumentType;
  /** Ids of the documents of the type when the file was chosen. */
  readonly before: readonly number[];
}

/**
 * Uploads a document and reads the registration again, where an object store's refusal becomes visible (UPL-009), also
 * when its page was left.
 *
 * @throws ApiError when the file could not be sent or was refused.
 */
export const sendDocumentAtom = atom(
  null,
  async (
    get,
    set,
    { flowId, supplierId, type, before }: SentDocument,
    file: File,
    context: UploadContext,
  ): Promise<SentFile> => {
    await uploadDocument(get(apiAtom), { fornecedorId: supplierId, type, file, ...context });
    const shown = get(shownRegistrationAtom)(flowId);
    const refreshed = await set(refreshRegistrationAtom, flowId);
    if (refreshed === null) return { listed: false, shown };
    if (!isListed(file, before, refreshed.fornecedor.documentosPorTipo[type]))
      throw new ApiError({ kind: 'validation', message: FILE_NOT_SENT_TEXT });
    return { listed: true, shown };
  },
);
