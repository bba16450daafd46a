/** Answer to an upload. */
export interface FileAnswer {
  /** HTTP status. */
  status: number;
  body: string;
}

export interface SendFileOptions {
  /** Aborts the upload; the promise then rejects with its reason. */
  signal: AbortSignal;
  /** Called with the progress, from 0 to 1, several times a second. */
  onProgress(fraction: number): void;
  /** Content type that is sent, also an empty one: the address is signed for it. */
  contentType: string;
}

/** How long an upload may stall before it fails, in milliseconds. */
const STALLED_AFTER_MS = 60_000;

/**
 * Uploads a file to a signed address, without token or cookie, with the content type of its place (UPL-007, UPL-06, RQF-061). The browser streams the file from disk. `XMLHttpRequest`, since `fetch` reports no upload progress.
 *
 * @returns the answer, whatever its status.
 * @throws Error without an answer: offline, a broken connection, or a minute without progress.
 */
export function sendFile(
  url: string,
  file: File,
  { signal, onProgress, contentType }: SendFileOptions,
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
    // Said in a header, in place of the browser's own type: object stores want an empty one to be there as it was signed.
    request.setRequestHeader('Content-Type', contentType);
    request.send(file);
  });
}
