import { ApiError, type ApiErrorKind, readErrorBody } from '@portal/api';
import { FILE_NOT_SENT_TEXT } from '@portal/domain';
import { type FileAnswer, type SendFileOptions, sendFile } from './sendFile.ts';

/** Message when the file was moved, changed or removed on the machine since it was chosen. */
const NOT_READABLE = 'O arquivo foi alterado ou movido depois de escolhido';

/** The address was changed or has expired: a new one may work. */
export const ADDRESS_REFUSED = 403;

/** The address was used before: the answer was lost. */
const ALREADY_TAKEN = 409;

/** Whether the browser can still read a chosen file; one that changed since cannot be read at all. */
const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/**
 * Sends a file to a signed address.
 *
 * @returns status and body of the answer, whatever they are: see `checkTaken`.
 * @throws ApiError with the text to show without an answer, or the reason of the signal when that was aborted.
 */
export async function sendToAddress(url: string, file: File, options: SendFileOptions): Promise<FileAnswer> {
  try {
    return await sendFile(url, file, options);
  } catch (error) {
    if (options.signal.aborted) throw options.signal.reason;
    throw (await isReadable(file))
      ? new ApiError({ kind: 'network', message: FILE_NOT_SENT_TEXT, cause: error })
      : new ApiError({ kind: 'validation', message: NOT_READABLE, cause: error });
  }
}

/** Answers that say what is wrong with a file or its address; any other is a failure of the storage, or makes no sense. */
const REFUSALS: Readonly<Record<number, ApiErrorKind>> = {
  400: 'validation',
  [ADDRESS_REFUSED]: 'forbidden', // a new address too: an object store that does not let the portal write
  413: 'validation', // an object store has a limit of its own
};

/**
 * Lets pass what stored the file, also where an earlier answer was lost.
 *
 * @throws ApiError with the message of the gateway, or else that of UPL-015.
 */
export function checkTaken({ status, body }: FileAnswer): void {
  if ((status >= 200 && status < 300) || status === ALREADY_TAKEN) return;
  const serverMessage = status === 400 ? readErrorBody(body).message : null;
  throw new ApiError({
    kind: REFUSALS[status] ?? (status >= 500 ? 'server' : 'invalidResponse'),
    status,
    message: serverMessage ?? FILE_NOT_SENT_TEXT,
    messageFromServer: serverMessage !== null,
  });
}
