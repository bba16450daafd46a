import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { requireRestored } from '../backup/restoreMarker.ts';
import type { Database, DatabaseLocation, MeasureStatement } from './database.ts';
import { type DirectoryLock, lockDirectory } from './directoryLock.ts';
import { guardTransactions } from './guardTransactions.ts';
import * as schema from './schema.ts';
import { SYNCED_START, SyncedFiles, syncFolder } from './syncedFiles.ts';
import { withMethods } from './withMethods.ts';

/** The same client, or transaction of it, whose statements are measured. */
function measured<Client extends PGlite | Transaction>(client: Client, measure: MeasureStatement): Client {
  const query: Transaction['query'] = (text, ...rest) => measure(text, () => client.query(text, ...rest));
  if (!('transaction' in client)) return withMethods(client, { query });
  const transaction: PGlite['transaction'] = (work) =>
    client.transaction((one) => work(measured(one, measure)));
  return withMethods(client, { query, transaction });
}

/**
 * Opens the embedded database, which one process has for itself. Its statements cannot be interrupted. What it acknowledges
 * is synced to the disk.
 */
export async function openEmbedded(
  location: Exclude<DatabaseLocation, { readonly url: string }>,
  measure?: MeasureStatement,
): Promise<Database> {
  let lock: DirectoryLock | undefined;
  let dataDir: string | undefined;
  if ('directory' in location) {
    await mkdir(location.directory, { recursive: true, mode: 0o700 });
    requireRestored(location.directory);
    lock = await lockDirectory(location.directory);
    dataDir = path.join(location.directory, 'postgres');
  }
  const isNew = dataDir !== undefined && !existsSync(dataDir);
  try {
    const client = await PGlite.create({
      ...(dataDir === undefined ? {} : { fs: new SyncedFiles(dataDir), startParams: [...SYNCED_START] }),
      ...('dump' in location && location.dump !== undefined ? { loadDataDir: location.dump } : {}),
      relaxedDurability: false,
      extensions: { pg_trgm },
    });
    if (isNew && dataDir !== undefined) await syncFolder(dataDir);
    const guard = guardTransactions();
    const queries = drizzle({
      client: guard.outsideOnly(measure === undefined ? client : measured(client, measure), [
        'query',
        'sql',
        'exec',
        'transaction',
      ]),
      schema,
    });
    return {
      queries,
      transaction: (work) => queries.transaction((handle) => guard.enter(work, handle)),
      dump: () => client.dumpDataDir('none'),
      close: async () => {
        await client.close();
        await lock?.release();
      },
    };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}
