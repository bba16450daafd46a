import type { Schemas } from '@portal/api';
import { ATTACHMENTS_MAX, DOCUMENT_FILES_MAX, documentTypeFacts } from '@portal/domain';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { documentUploads } from '../../database/schema.ts';

/** What a file is for: a document type of a supplier, or a requisition. */
export type UploadPlace =
  | { readonly supplierId: number; readonly type: Schemas['DocumentType'] }
  | { readonly requisitionId: number };

/** Addresses that stand open for each file that a place takes: for one that failed a new one is asked. */
const OPEN_A_FILE = 3;

function mostFiles(place: UploadPlace): number {
  if ('requisitionId' in place) return ATTACHMENTS_MAX;
  return documentTypeFacts(place.type)?.multiple === true ? DOCUMENT_FILES_MAX : 1;
}

/** The oldest open uploads of a place: those beyond what may stand open beside so many new ones. */
export async function findSurplus(queries: Queries, place: UploadPlace, count: number): Promise<string[]> {
  const isFor =
    'requisitionId' in place
      ? eq(documentUploads.requisicaoId, place.requisitionId)
      : and(
          eq(documentUploads.fornecedorId, place.supplierId),
          eq(documentUploads.tipoDocumento, place.type),
        );
  const surplus = await queries
    .select({ id: documentUploads.id })
    .from(documentUploads)
    .where(and(isFor, isNull(documentUploads.completedAt)))
    .orderBy(desc(documentUploads.createdAt), documentUploads.id)
    .offset(Math.max(0, OPEN_A_FILE * mostFiles(place) - count));
  return surplus.map(({ id }) => id);
}

/**
 * Makes room for the addresses of new files: the oldest open ones of their place give way, so that nobody who tries again
 * is refused, and nobody opens ever more of them. The caller holds a lock on the place.
 */
export async function giveWay(queries: Queries, place: UploadPlace, count: number): Promise<void> {
  const surplus = await findSurplus(queries, place, count);
  if (surplus.length === 0) return;
  // One whose file becomes a document at this moment is locked, and stays.
  const free = await queries
    .select({ id: documentUploads.id })
    .from(documentUploads)
    .where(inArray(documentUploads.id, surplus))
    .for('update', { skipLocked: true });
  if (free.length === 0) return;
  await queries.delete(documentUploads).where(
    inArray(
      documentUploads.id,
      free.map(({ id }) => id),
    ),
  );
}
