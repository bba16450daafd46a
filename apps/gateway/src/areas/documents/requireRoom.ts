import type { Schemas } from '@portal/api';
import { DOCUMENT_FILES_MAX, documentTypeFacts } from '@portal/domain';
import type { Queries } from '../../database/database.ts';
import { refused } from '../../http/GatewayError.ts';
import { countDocuments } from './documentQueries.ts';
import { tooManyDocuments } from './messages.ts';

/**
 * Checks that a document type takes this many more files (G-32): for some types a new file replaces the old one, for
 * others it is added.
 *
 * @throws GatewayError 400 when there would be too many.
 */
export async function requireRoom(
  queries: Queries,
  supplierId: number,
  type: Schemas['DocumentType'],
  files: number,
): Promise<void> {
  const takesSeveral = documentTypeFacts(type)?.multiple === true;
  const most = takesSeveral ? DOCUMENT_FILES_MAX : 1;
  const there = takesSeveral ? await countDocuments(queries, supplierId, type) : 0;
  if (there + files > most) throw refused(tooManyDocuments(most));
}
