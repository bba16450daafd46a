import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { GatewayConfig } from '../config/GatewayConfig.ts';
import type { Queries } from '../database/database.ts';
import { documents, documentUploads, files, productPhotos } from '../database/schema.ts';
import { describeFailure } from '../http/server/describeFailure.ts';
import type { FileStore } from './store/FileStore.ts';

/** A file that is in the store. */
export interface StoredFile {
  readonly fileId: string;
  readonly contentType: string;
  readonly sizeBytes: number;
}

/** Bytes that are to be stored, and what they were found to be. */
export interface FileToStore {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/**
 * Stores files, does what needs them, and takes them away again when that fails. The store comes first, so that no row
 * ever names a file that is not there.
 *
 * @param work gets the stored files in the order of those that were given.
 */
export async function withStoredFiles<Result>(
  store: FileStore,
  given: readonly FileToStore[],
  work: (stored: readonly StoredFile[]) => Promise<Result>,
): Promise<Result> {
  const stored: StoredFile[] = [];
  try {
    for (const { bytes, contentType } of given) {
      stored.push({ fileId: await store.put(bytes), contentType, sizeBytes: bytes.byteLength });
    }
    return await work(stored);
  } catch (error) {
    await Promise.allSettled(stored.map(({ fileId }) => store.remove(fileId)));
    throw error;
  }
}

/** Whether nothing shows a file: no photo and no document. */
function unused(queries: Queries) {
  return and(
    notExists(queries.select({ one: sql`1` }).from(productPhotos).where(eq(productPhotos.fileId, files.id))),
    notExists(queries.select({ one: sql`1` }).from(documents).where(eq(documents.fileId, files.id))),
  );
}

/**
 * Deletes the rows of files that nothing shows any more.
 *
 * @returns the ids of their bytes, to be removed from the store once the transaction has been committed.
 */
export async function deleteUnusedFiles(queries: Queries, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  // Whoever is about to show one of them holds its row; after the wait the next statement sees it used.
  await queries
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.id, [...ids]))
    .for('update');
  const deleted = await queries
    .delete(files)
    .where(and(inArray(files.id, [...ids]), unused(queries)))
    .returning({ id: files.id });
  return deleted.map(({ id }) => id);
}

/**
 * Removes the bytes of files whose rows are gone. The change stands whatever happens here: what is left over is a file
 * that nobody can reach, and a later purge finds it.
 */
export async function removeBytes(
  { files: store, log }: Pick<GatewayConfig, 'files' | 'log'>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    await store.remove(id).catch((error: unknown) => log(`error file removal: ${describeFailure(error)}`));
  }
}

/** Ids of a list that the database knows, as files or as uploads that may still become documents. */
async function knownFiles(queries: Queries, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const known = await union(
    queries
      .select({ id: files.id })
      .from(files)
      .where(inArray(files.id, [...ids])),
    queries
      .select({ id: documentUploads.id })
      .from(documentUploads)
      .where(inArray(documentUploads.id, [...ids])),
  );
  return new Set(known.map(({ id }) => id));
}

/**
 * Deletes files that nothing refers to: rows first, then bytes that have no row, which a crash between the two steps of
 * a change leaves behind.
 *
 * @param before what came later stays: its row, or what shows it, may be on the way.
 */
export async function purgeUnusedFiles(queries: Queries, store: FileStore, before: Date): Promise<void> {
  await queries.delete(files).where(and(lt(files.createdAt, before), unused(queries)));
  await store.removeUnknown(before, (ids) => knownFiles(queries, ids));
}
