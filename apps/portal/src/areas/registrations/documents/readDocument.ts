import { ApiError, answerOf, type PortalClient } from '@portal/api';
import { readFile } from '../../../shared/uploads/readFile.ts';

/** Whether a document of this name is a picture; only pictures are shown from memory. */
const isPicture = (name: string) => /\.png$/i.test(name);

/** A stored document as it was read. */
interface ReadDocument {
  /** Signed address of its file. */
  readonly address: string;
  /** The file, if it is a picture. */
  readonly picture: Blob | null;
}

interface DocumentPlace {
  supplierId: number;
  id: number;
  nomeOriginal: string;
}

/**
 * Loads a stored document (UPL-012). For a picture it also loads the file and sets the type by its name, whatever
 * the storage sends. A PDF is framed at its address, under the policy and origin of the storage.
 */
export async function readDocument(
  api: PortalClient,
  { supplierId, id, nomeOriginal }: DocumentPlace,
  signal: AbortSignal,
): Promise<ReadDocument> {
  const path = { id: supplierId, documentoId: id };
  const { url: address } = await answerOf(
    api.GET('/api/fornecedores/{id}/documentos/{documentoId}', { params: { path }, signal }),
  );
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? '')) throw new ApiError({ kind: 'invalidResponse' });
  if (!isPicture(nomeOriginal)) return { address, picture: null };
  const file = await readFile(address, signal);
  return { address, picture: file.slice(0, file.size, 'image/png') };
}
