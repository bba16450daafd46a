import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { isBackupRunning } from '../backup/backupLock.ts';
import type { GatewayConfig } from '../config/GatewayConfig.ts';
import type { Database, Queries } from '../database/database.ts';
import { isDatabaseLost } from '../database/databaseErrors.ts';
import { deleteInSlices } from '../database/deleteInSlices.ts';
import {
  documents,
  documentUploads,
  files,
  productPhotos,
  requisitionDocuments,
} from '../database/schema.ts';
import { failureFacts } from '../http/server/describeFailure.ts';
import type { FileStore } from './store/FileStore.ts';

/** A file that is in the store. */
export interface StoredFile {
  readonly fileId: string;
  readonly contentType: string;
  readonly sizeBytes: number;
}

/** Bytes to store, with their detected type. */
export interface FileToStore {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/**
 * Runs `work`, which is to write rows that name these files, and removes the files when it fails. Where the database got
 * lost they stay, since the rows may be there: a later purge removes what none names.
 */
export async function orRemove<Result>(
  store: FileStore,
  files: readonly Pick<StoredFile, 'fileId'>[],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isDatabaseLost(error)) await Promise.allSettled(files.map(({ fileId }) => store.remove(fileId)));
    throw error;
  }
}

/**
 * Stores files, runs `work`, and removes the files again when that fails. Files come first, so that no row ever
 * refers to a missing one.
 *
 * @param work gets the stored files in the given order.
 */
export async function withStoredFiles<Result>(
  store: FileStore,
  given: readonly FileToStore[],
  work: (stored: readonly StoredFile[]) => Promise<Result>,
): Promise<Result> {
  const stored: StoredFile[] = [];
  return orRemove(store, stored, async () => {
    for (const { bytes, contentType } of given) {
      stored.push({ fileId: await store.put(bytes), contentType, sizeBytes: bytes.byteLength });
    }
    return work(stored);
  });
}

/** Condition: no photo, document or attachment uses a file. */
function unused(queries: Queries) {
  return and(
    notExists(queries.select({ one: sql`1` }).from(productPhotos).where(eq(productPhotos.fileId, files.id))),
    notExists(queries.select({ one: sql`1` }).from(documents).where(eq(documents.fileId, files.id))),
    notExists(
      queries
        .select({ one: sql`1` })
        .from(requisitionDocuments)
        .where(eq(requisitionDocuments.fileId, files.id)),
    ),
  );
}

/**
 * Deletes the rows of files that are no longer used.
 *
 * @returns the ids of their bytes, to be removed from the store after the commit.
 */
export async function deleteUnusedFiles(queries: Queries, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  // Waits for transactions that are about to use one of the files; the next statement then sees it used.
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

/** What removes files: the store, the log of what failed, and the database that knows of a backup. */
export interface FileRemoval {
  readonly config: Pick<GatewayConfig, 'files' | 'log'>;
  readonly database: Database;
}

/**
 * Removes the bytes of files whose rows are gone. A failure here does not undo the change: the file cannot be
 * reached any more, and a later purge removes it. While a backup runs they stay until such a purge.
 */
export async function removeBytes(
  { config: { files: store, log }, database }: FileRemoval,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0 || (await isBackupRunning(database.queries).catch(() => true))) return;
  for (const id of ids) {
    await store
      .remove(id)
      .catch((error: unknown) => log({ event: 'file-not-removed', level: 'error', ...failureFacts(error) }));
  }
}

/** Ids of a list that the database knows, as files or as open uploads. */
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
 * Deletes files that nothing refers to: first rows, then bytes without a row, which a crash in between leaves
 * behind. While a backup runs, bytes stay.
 *
 * @param before newer files stay, since what uses them may not be written yet.
 */
export async function purgeUnusedFiles(queries: Queries, store: FileStore, before: Date): Promise<void> {
  await deleteInSlices(queries, files, and(lt(files.createdAt, before), unused(queries)));
  await store.removeUnknown(before, async (ids) => {
    const known = await knownFiles(queries, ids);
    return (await isBackupRunning(queries)) ? new Set(ids) : known;
  });
}
