import type { Schemas } from '@portal/api';
import {
  DOCUMENT_FILES_MAX,
  documentRoom,
  documentTypeFacts,
  NO_ROOM_TEXT,
  replacedDocuments,
} from '@portal/domain';
import type { Queries } from '../../database/database.ts';
import { refused } from '../../http/GatewayError.ts';
import { listDocuments } from './documentQueries.ts';
import { tooManyDocuments } from './messages.ts';
import type { NewPendencies } from './requireDocumentEditing.ts';

/** Files that are about to be sent for a document type. */
interface NewFiles {
  readonly supplierId: number;
  readonly type: Schemas['DocumentType'];
  /** How many there are. */
  readonly count: number;
  readonly pendencies: NewPendencies;
}

/**
 * Checks that a document type takes this many more files (G-32): for some types a new file replaces the old one, for
 * others it replaces one with a pendency or is added.
 *
 * @returns the documents that the files take the place of, in order.
 * @throws GatewayError 400 when there would be too many.
 */
export async function requireRoom(queries: Queries, { supplierId, type, count, pendencies }: NewFiles) {
  const multiple = documentTypeFacts(type)?.multiple === true;
  const documents = { type, stored: await listDocuments(queries, supplierId, type), pendencies };
  const room = documentRoom(documents);
  if (room === 0) throw refused(NO_ROOM_TEXT);
  if (count > room) throw refused(tooManyDocuments(multiple ? DOCUMENT_FILES_MAX : 1));
  const replaced = replacedDocuments(documents);
  return multiple ? replaced.slice(0, count) : replaced;
}
