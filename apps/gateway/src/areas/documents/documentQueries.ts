import type { Schemas } from '@portal/api';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { documents, files, registrationFlows } from '../../database/schema.ts';

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

/** The documents of a type that a supplier has, in the order that they came. */
export function listDocuments(queries: Queries, supplierId: number, type: DocumentType) {
  return queries
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.fornecedorId, supplierId),
        eq(documents.tipoDocumento, type),
        isNull(documents.removedAt),
      ),
    )
    .orderBy(asc(documents.id));
}

/** Marks documents as removed. */
export async function removeDocuments(queries: Queries, now: Date, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await queries
    .update(documents)
    .set({ fileId: null, removedAt: now })
    .where(inArray(documents.id, [...ids]));
}

/** Counts a change of its documents as one of the registration: a decision that has not seen it is refused (D7, D23). */
export async function raiseVersion(queries: Queries, supplierId: number): Promise<void> {
  await queries
    .update(registrationFlows)
    .set({ versao: sql`${registrationFlows.versao} + 1` })
    .where(eq(registrationFlows.fornecedorId, supplierId));
}
