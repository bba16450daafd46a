import { ApiError } from '@portal/api';

/**
 * Downloads a file from its signed address, without token or cookie (D16).
 *
 * @throws ApiError when the download fails.
 */
export async function readFile(address: string, signal?: AbortSignal): Promise<Blob> {
  try {
    const answer = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      ...(signal && { signal }),
    });
    if (!answer.ok) throw new ApiError({ kind: 'invalidResponse', status: answer.status });
    return await answer.blob();
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw error instanceof ApiError ? error : new ApiError({ kind: 'network', cause: error });
  }
}
