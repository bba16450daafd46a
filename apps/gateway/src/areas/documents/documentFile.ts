import { DOCUMENT_MAX_BYTES } from '@portal/domain';
import { documentContentType } from '../../files/content/documentContent.ts';
import { hasMalware } from '../../files/scan/hasMalware.ts';
import { refused } from '../../http/GatewayError.ts';
import { messages } from '../../http/messages.ts';
import type { GatewayContext } from '../../http/operationHandler.ts';
import { documentMessages } from './messages.ts';

/** What is wrong with the size of a file (UPL-01): it is empty, or above 100 MB. `null` when it is fine. */
export function documentSizeProblem(sizeBytes: number): string | null {
  if (sizeBytes === 0) return documentMessages.empty;
  return sizeBytes > DOCUMENT_MAX_BYTES ? documentMessages.tooLarge : null;
}

/** Checks the size of a file. @throws GatewayError 400 with what is wrong. */
export function requireDocumentSize(sizeBytes: number): void {
  const problem = documentSizeProblem(sizeBytes);
  if (problem !== null) throw refused(problem);
}

/**
 * Checks a file in the store (UPL-01, D13): its size, that its content fits the extension of its name, and that the virus
 * scanner finds nothing in it.
 *
 * @returns its media type.
 * @throws GatewayError 400 for a file that is not accepted.
 */
export async function requireDocumentFile(
  context: GatewayContext,
  id: string,
  sizeBytes: number,
  name: string,
): Promise<string> {
  requireDocumentSize(sizeBytes);
  const { files } = context.config;
  const contentType = await documentContentType(files, id, sizeBytes, name);
  if (contentType === null) throw refused(documentMessages.wrongContent);
  const open = async () => {
    const file = await files.open(id);
    if (file === null) throw new Error('A file is gone before it was kept');
    return file.stream;
  };
  if (await hasMalware(context, open)) throw refused(messages.malware);
  return contentType;
}
