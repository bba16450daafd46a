import { ApiError, answerOf, type PortalClient, readErrorBody, type Schemas, withMessage } from '@portal/api';
import { sendFile } from './sendFile.ts';

/** Message when a document cannot be registered (UPL-014). */
const NOT_REGISTERED = 'Erro ao anexar documento';

/** Message when a file itself cannot be sent (UPL-015). */
export const NOT_SENT = 'Erro ao anexar arquivo';

/** An address that was changed or has expired: a new one may do. */
const ADDRESS_REFUSED = 403;

/** The address has taken its file before: an answer was lost on the way. */
const ALREADY_TAKEN = 409;

interface DocumentUpload {
  /** Id of the supplier. */
  fornecedorId: number;
  type: Schemas['DocumentType'];
  file: File;
  /** Ends the upload at once; the promise then rejects with its reason. */
  signal: AbortSignal;
  /** Takes how much has been sent, from 0 to 1. */
  onProgress(fraction: number): void;
}

/** The form of UPL-002: the names are parts that repeat their name (UPL-004). */
function uploadForm(type: Schemas['DocumentType'], names: readonly string[]): FormData {
  const form = new FormData();
  form.append('TipoDocumento', type);
  form.append('Upload', 'true');
  for (const name of names) form.append('NomesArquivos', name);
  return form;
}

/** Asks where a file is to be sent (UPL-001 to UPL-005, C-09). */
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

/** Sends the file to a fresh address. @returns the status of the answer and what it says. */
async function sendToNewAddress(api: PortalClient, upload: DocumentUpload) {
  const url = await askAddress(api, upload);
  try {
    return await sendFile(url, upload.file, upload);
  } catch (error) {
    throw upload.signal.aborted
      ? upload.signal.reason
      : new ApiError({ kind: 'network', message: NOT_SENT, cause: error });
  }
}

/** What a refusal of the file says: the words of the gateway about the file, or else those of UPL-015. */
function refusal(status: number, body: string): ApiError {
  const said = status === 400 ? readErrorBody(body).message : null;
  return new ApiError({
    kind: status === 400 ? 'validation' : status >= 500 ? 'server' : 'invalidResponse',
    status,
    message: said ?? NOT_SENT,
    messageFromServer: said !== null,
  });
}

/**
 * Sends a document of a supplier: asks for a signed address and puts the file there (UPL-001 to UPL-007). An address that
 * is refused, as after a long sleep of the machine, is replaced once by a new one. The address is asked for right before
 * its file is sent.
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
