import {
  ApiError,
  type ApiErrorKind,
  answerOf,
  type PortalClient,
  readErrorBody,
  type Schemas,
  withMessage,
} from '@portal/api';
import { sendFile } from './sendFile.ts';

/** Message when a document cannot be registered (UPL-014). */
const NOT_REGISTERED = 'Erro ao anexar documento';

/** Message when a file itself cannot be sent (UPL-015). */
export const NOT_SENT = 'Erro ao anexar arquivo';

/** Message when the file was moved, changed or removed on the machine since it was chosen. */
const NOT_READABLE = 'O arquivo foi alterado ou movido depois de escolhido';

/** The address was changed or has expired: a new one may work. */
const ADDRESS_REFUSED = 403;

/** The address was used before: the answer was lost. */
const ALREADY_TAKEN = 409;

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

/** The form of UPL-002, in which names are repeated parts (UPL-004). */
function uploadForm(type: Schemas['DocumentType'], names: readonly string[]): FormData {
  const form = new FormData();
  form.append('TipoDocumento', type);
  form.append('Upload', 'true');
  for (const name of names) form.append('NomesArquivos', name);
  return form;
}

/** Requests an upload address for a file (UPL-001 to UPL-005, C-09). */
async function askAddress(api: PortalClient, { fornecedorId, type, file, signal }: DocumentUpload) {
  const names = [file.name];
  try {
    const [address] = await answerOf(
      api.POST('/api/fornecedores/{id}/url-pre-assinada', {
        params: { path: { id: fornecedorId } },
        body: { TipoDocumento: type, Upload: 'true', NomesArquivos: names },
        bodySerializer: () => uploadForm(type, names),
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

/** Whether the browser can still read a chosen file; one that changed since cannot be read at all. */
const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** Uploads the file to a new address. @returns status and message of the answer. */
async function sendToNewAddress(api: PortalClient, upload: DocumentUpload) {
  const url = await askAddress(api, upload);
  try {
    return await sendFile(url, upload.file, upload);
  } catch (error) {
    if (upload.signal.aborted) throw upload.signal.reason;
    throw (await isReadable(upload.file))
      ? new ApiError({ kind: 'network', message: NOT_SENT, cause: error })
      : new ApiError({ kind: 'validation', message: NOT_READABLE, cause: error });
  }
}

/** Answers that say what is wrong with a file or its address; any other is a failure of the storage, or makes no sense. */
const REFUSALS: Readonly<Record<number, ApiErrorKind>> = {
  400: 'validation',
  [ADDRESS_REFUSED]: 'forbidden', // a new address too: an object store that does not let the portal write
  413: 'validation', // an object store has a limit of its own
};

/** Message of a refused file: that of the gateway, or else the one of UPL-015. */
function refusal(status: number, body: string): ApiError {
  const serverMessage = status === 400 ? readErrorBody(body).message : null;
  return new ApiError({
    kind: REFUSALS[status] ?? (status >= 500 ? 'server' : 'invalidResponse'),
    status,
    message: serverMessage ?? NOT_SENT,
    messageFromServer: serverMessage !== null,
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
  const { status, body } = answer;
  if ((status >= 200 && status < 300) || status === ALREADY_TAKEN) return;
  throw refusal(status, body);
}
