/** How an address for an upload answered. */
interface FileAnswer {
  /** HTTP status. */
  status: number;
  body: string;
}

interface SendFileOptions {
  /** Ends the upload at once; the promise then rejects with its reason. */
  signal: AbortSignal;
  /** Takes how much has been sent, from 0 to 1, several times a second. */
  onProgress(fraction: number): void;
}

/** How long nothing may move before an upload counts as broken off, in milliseconds. */
const STALLED_AFTER_MS = 60_000;

/**
 * Sends the bytes of a file to a signed address, with an empty content type (UPL-007, UPL-06) and without token or
 * cookie. The browser reads the file piece by piece from the disk. `XMLHttpRequest`, since `fetch` tells no progress of
 * what is sent.
 *
 * @returns the answer, whatever its status.
 * @throws Error when no answer came: offline, the line broke, or nothing moved for a minute.
 */
export function sendFile(
  url: string,
  file: File,
  { signal, onProgress }: SendFileOptions,
): Promise<FileAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), STALLED_AFTER_MS);
    };
    const cancel = () => request.abort();

    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      watch();
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => resolve({ status: request.status, body: request.responseText });
    request.onerror = () => reject(new Error('No answer to the upload'));
    request.onabort = () => reject(signal.aborted ? signal.reason : new Error('The upload stands still'));
    request.onloadend = () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', cancel);
    };

    signal.throwIfAborted();
    signal.addEventListener('abort', cancel);
    request.open('PUT', url);
    watch();
    // The same bytes without the type that the browser gave the file: it would be sent, and a signature may not hold for it.
    request.send(file.slice(0, file.size, ''));
  });
}
