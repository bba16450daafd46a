import { ApiError, type PortalClient } from '@portal/api';

/** Media types of the documents that a browser shows; whatever else the server says, no other is made (D16). */
const SHOWN_TYPES: Readonly<Record<string, string>> = { pdf: 'application/pdf', png: 'image/png' };

/** The media type that a document of this name is shown as; `null` for one that can only be saved. */
export function shownType(name: string): string | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(SHOWN_TYPES, extension) ? (SHOWN_TYPES[extension] ?? null) : null;
}

/** A stored document as it was read. */
export interface ReadDocument {
  /** Signed address of its file. */
  readonly address: string;
  /** The file, with a type that a page may show; `null` until it is needed. */
  readonly file: Blob | null;
}

/**
 * Reads a file from its signed address, without token or cookie (D16).
 *
 * @throws ApiError when the address does not give it.
 */
export async function readFile(address: string, name: string, signal?: AbortSignal): Promise<Blob> {
  try {
    const answer = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      ...(signal && { signal }),
    });
    if (!answer.ok) throw new ApiError({ kind: 'invalidResponse', status: answer.status });
    const bytes = await answer.blob();
    return bytes.slice(0, bytes.size, shownType(name) ?? 'application/octet-stream');
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw error instanceof ApiError ? error : new ApiError({ kind: 'network', cause: error });
  }
}

interface DocumentPlace {
  supplierId: number;
  id: number;
  nomeOriginal: string;
}

/** Reads a stored document (UPL-012), together with its file where that can be shown. */
export async function readDocument(
  api: PortalClient,
  { supplierId, id, nomeOriginal }: DocumentPlace,
  signal: AbortSignal,
): Promise<ReadDocument> {
  const path = { id: supplierId, documentoId: id };
  const { data } = await api.GET('/api/fornecedores/{id}/documentos/{documentoId}', {
    params: { path },
    signal,
  });
  const address = data?.url ?? '';
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? '')) throw new ApiError({ kind: 'invalidResponse' });
  const file = shownType(nomeOriginal) === null ? null : await readFile(address, nomeOriginal, signal);
  return { address, file };
}
