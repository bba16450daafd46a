import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { requireRestored } from '../backup/restoreMarker.ts';
import type { Database, DatabaseLocation, MeasureStatement } from './database.ts';
import { type DirectoryLock, lockDirectory } from './directoryLock.ts';
import { EmbeddedPostgres } from './embeddedPostgres.ts';
import { guardTransactions } from './guardTransactions.ts';
import * as schema from './schema.ts';
import { SYNCED_START, SyncedFiles, syncFolder } from './syncedFiles.ts';
import { withMethods } from './withMethods.ts';

type RunStatement = Transaction['query'];

/** The same client, or transaction of it, whose statements run another way. */
function runningBy<Client extends PGlite | Transaction>(
  client: Client,
  way: (run: RunStatement) => RunStatement,
): Client {
  const query = way((...statement) => client.query(...statement));
  if (!('transaction' in client)) return withMethods(client, { query });
  const transaction: PGlite['transaction'] = (work) => client.transaction((one) => work(runningBy(one, way)));
  return withMethods(client, { query, transaction });
}

/**
 * drizzle hands over the same few parsers with every statement. PGlite would copy all of its own each time, hundreds, to add
 * them: here they are its own.
 */
function parsingBy(parsers: PGlite['parsers']): (run: RunStatement) => RunStatement {
  return (run) =>
    (text, params, { parsers: given, ...options } = {}) => {
      Object.assign(parsers, given);
      return run(text, params, options);
    };
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
    const client = new EmbeddedPostgres({
      ...(dataDir === undefined ? {} : { fs: new SyncedFiles(dataDir), startParams: [...SYNCED_START] }),
      ...('dump' in location && location.dump !== undefined ? { loadDataDir: location.dump } : {}),
      relaxedDurability: false,
      extensions: { pg_trgm },
    });
    await client.waitReady;
    if (isNew && dataDir !== undefined) await syncFolder(dataDir);
    const guard = guardTransactions();
    const parse = parsingBy(client.parsers);
    const run = runningBy(client, (query) =>
      measure === undefined
        ? parse(query)
        : (text, ...rest) => measure(text, () => parse(query)(text, ...rest)),
    );
    const queries = drizzle({
      client: guard.outsideOnly(run, ['query', 'sql', 'exec', 'transaction']),
      schema,
    });
    return {
      queries,
      transaction: (work) => queries.transaction((handle) => guard.enter(work, handle)),
      dump: () => client.dumpDataDir('none'),
      lost: client.lost,
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
