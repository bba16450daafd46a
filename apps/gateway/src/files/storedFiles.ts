import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { files, productPhotos } from '../database/schema.ts';
import type { FileStore } from './FileStore.ts';

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
    .where(
      and(
        inArray(files.id, [...ids]),
        notExists(
          queries.select({ one: sql`1` }).from(productPhotos).where(eq(productPhotos.fileId, files.id)),
        ),
      ),
    )
    .returning({ id: files.id });
  return deleted.map(({ id }) => id);
}
