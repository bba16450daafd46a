import { answerOf, type PortalClient, type Schemas, withMessage } from '@portal/api';
import { DOCUMENT_UPLOAD_TYPE } from '@portal/domain';
import { ADDRESS_REFUSED, checkTaken, sendToAddress } from '../../../shared/uploads/sendToAddress.ts';

/** Message when a document cannot be registered (UPL-014). */
const NOT_REGISTERED = 'Erro ao anexar documento';

interface DocumentUpload {
  /** Id of the supplier. */
  fornecedorId: number;
  type: Schemas['DocumentType'];
  file: File;
  /** Aborts the upload; the promise then rejects with its reason. */
  signal: AbortSignal;
  /** Called with the progress, from 0 to 1. */
  onProgress(fraction: number): void;
}

/** The form of UPL-002, in which names are repeated parts (UPL-004), and the size, which the address is signed for. */
function uploadForm(input: Schemas['DocumentUploadInput']): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input))
    for (const part of [value].flat()) form.append(name, String(part));
  return form;
}

/** Requests an upload address for a file (UPL-001 to UPL-005, C-09). */
async function askAddress(api: PortalClient, { fornecedorId, type, file, signal }: DocumentUpload) {
  const body: Schemas['DocumentUploadInput'] = {
    TipoDocumento: type,
    Upload: 'true',
    NomesArquivos: [file.name],
    TamanhosArquivos: [file.size],
  };
  try {
    const [address] = await answerOf(
      api.POST('/api/fornecedores/{id}/url-pre-assinada', {
        params: { path: { id: fornecedorId } },
        body,
        bodySerializer: uploadForm,
        signal,
      }),
    );
    const url = address?.url;
    if (!url || !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) throw new Error('No address to send to');
    return url;
  } catch (error) {
    throw signal.aborted ? signal.reason : withMessage(error, NOT_REGISTERED);
  }
}

/** Uploads the file to a new address. @returns status and message of the answer. */
async function sendToNewAddress(api: PortalClient, upload: DocumentUpload) {
  const { signal, onProgress } = upload;
  return sendToAddress(await askAddress(api, upload), upload.file, {
    signal,
    onProgress,
    contentType: DOCUMENT_UPLOAD_TYPE,
  });
}

/**
 * Uploads a document of a supplier: requests a signed address and sends the file there (UPL-001 to UPL-007). A
 * refused address, as after the machine slept, is replaced once. The address is requested right before the upload.
 *
 * @throws ApiError with the text to show (UPL-014, UPL-015), or the reason of `signal` when that was aborted.
 */
export async function uploadDocument(api: PortalClient, upload: DocumentUpload): Promise<void> {
  let answer = await sendToNewAddress(api, upload);
  if (answer.status === ADDRESS_REFUSED) answer = await sendToNewAddress(api, upload);
  checkTaken(answer);
}
