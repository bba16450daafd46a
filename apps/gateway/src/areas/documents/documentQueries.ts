import type { Schemas } from '@portal/api';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { documents, files } from '../../database/schema.ts';

type DocumentType = Schemas['DocumentType'];

/** Finds a document of a supplier with its file; undefined for one that was replaced or removed. */
export async function findDocument(queries: Queries, supplierId: number, id: number) {
  const [document] = await queries
    .select({
      id: documents.id,
      tipoDocumento: documents.tipoDocumento,
      nomeOriginal: documents.nomeOriginal,
      tamanho: documents.tamanho,
      dataCriacao: documents.dataCriacao,
      fileId: files.id,
      contentType: files.contentType,
    })
    .from(documents)
    .innerJoin(files, eq(files.id, documents.fileId))
    .where(and(eq(documents.fornecedorId, supplierId), eq(documents.id, id), isNull(documents.removedAt)));
  return document;
}

const ofType = (supplierId: number, type: DocumentType) =>
  and(eq(documents.fornecedorId, supplierId), eq(documents.tipoDocumento, type), isNull(documents.removedAt));

/** Counts the documents of a type that a supplier has. */
export async function countDocuments(
  queries: Queries,
  supplierId: number,
  type: DocumentType,
): Promise<number> {
  const [found] = await queries.select({ total: count() }).from(documents).where(ofType(supplierId, type));
  return found?.total ?? 0;
}

/** Marks the documents of a type as removed. @returns them as they were before. */
export async function removeDocuments(
  queries: Queries,
  now: Date,
  supplierId: number,
  type: DocumentType,
  id?: number,
) {
  const where = and(ofType(supplierId, type), id === undefined ? undefined : eq(documents.id, id));
  const gone = await queries.select().from(documents).where(where);
  await queries.update(documents).set({ fileId: null, removedAt: now }).where(where);
  return gone;
}
