import type { Schemas } from '@portal/api';
import type { DocumentType } from '@portal/domain';
import { normalizeLine } from '@portal/formats';
import type { Upload } from '../../../shared/uploads/uploads.ts';

type StoredDocuments = readonly Schemas['StoredDocument'][];

/** The field of a document type of a registration, as the place of uploads. */
export function documentSlot(flowId: string, type: DocumentType): string {
  return `registration ${flowId} ${type}`;
}

/**
 * Whether a file that was sent stands in the list of its type (UPL-009): a document of its name that the list did not
 * have before.
 *
 * @param before ids of the list when the file was chosen.
 */
export function isListed(
  file: Pick<File, 'name'>,
  before: readonly number[],
  stored: StoredDocuments,
): boolean {
  const name = normalizeLine(file.name);
  return stored.some(({ id, nomeOriginal }) => nomeOriginal === name && !before.includes(id));
}

/** Uploads that were stored, but whose registration could not be read again: nobody sees them yet (ST3-010). */
export function unlistedUploads(uploads: readonly Upload[]): Upload[] {
  return uploads.filter(({ state, result }) => state === 'done' && result?.listed === false);
}
