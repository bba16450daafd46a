import type { Schemas } from '@portal/api';
import { DOCUMENT_FILES_MAX, documentTypeFacts } from '@portal/domain';
import type { Queries } from '../../database/database.ts';
import { refused } from '../../http/GatewayError.ts';
import { countDocuments } from './documentQueries.ts';
import { tooManyDocuments } from './messages.ts';

/**
 * Makes sure that a document type takes so many files more (G-32): one file replaces the one before, several are added
 * to those that are there.
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
