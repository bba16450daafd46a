import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { type DirectoryLock, lockDirectory } from './directoryLock.ts';
import * as schema from './schema.ts';
import { TransactionGuardError } from './TransactionGuardError.ts';

/** What runs statements: the database itself or an open transaction. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database. */
export interface Database {
  /** Runs single statements. Inside `transaction` it refuses to work: use the handle given there. */
  readonly queries: Queries;
  /** Runs statements in one transaction. `work` gets the handle that all of them have to use. */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** Dumps an embedded database, so that tests start from a copy. Undefined on a server. */
  readonly dump?: () => Promise<Blob>;
  close(): Promise<void>;
}

/** Where the data is: a directory, the memory (optionally from a dump) or a server. */
export type DatabaseLocation =
  | { readonly directory: string }
  | { readonly memory: true; readonly dump?: Blob }
  | { readonly url: string };

/** Longest a statement may run on a server; the embedded database cannot be interrupted. */
const STATEMENT_TIMEOUT_MS = 15_000;

/** Longest a call waits for a connection to a server. */
const CONNECTION_TIMEOUT_MS = 5_000;

/** Set while a transaction of this database runs in the current async context. */
type Inside = AsyncLocalStorage<true>;

/**
 * Makes the main handle throw inside a transaction (GW-26). PGlite has one connection: a statement on the main
 * handle would wait for the transaction, which waits for the statement; on a server it would run outside the
 * transaction.
 */
function guard<Client extends object>(client: Client, inside: Inside, methods: readonly string[]): Client {
  return new Proxy(client, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      if (typeof property === 'string' && methods.includes(property) && inside.getStore() === true) {
        return () => {
          throw new TransactionGuardError();
        };
      }
      return value.bind(target);
    },
  });
}

/** Awaits inside the context, so that a statement that `work` only builds also runs in it. */
async function carryOut<Result>(
  work: (queries: Queries) => Promise<Result>,
  handle: Queries,
): Promise<Result> {
  return await work(handle);
}

async function openEmbedded(
  location: Exclude<DatabaseLocation, { readonly url: string }>,
): Promise<Database> {
  let lock: DirectoryLock | undefined;
  let dataDir: string | undefined;
  if ('directory' in location) {
    await mkdir(location.directory, { recursive: true, mode: 0o700 });
    lock = await lockDirectory(location.directory);
    dataDir = path.join(location.directory, 'postgres');
  }
  try {
    const client = await PGlite.create({
      ...(dataDir === undefined ? {} : { dataDir }),
      ...('dump' in location && location.dump !== undefined ? { loadDataDir: location.dump } : {}),
      relaxedDurability: false,
      extensions: { pg_trgm },
    });
    const inside: Inside = new AsyncLocalStorage();
    const queries = drizzlePglite({
      client: guard(client, inside, ['query', 'sql', 'exec', 'transaction']),
      schema,
    });
    return {
      queries,
      transaction: (work) => queries.transaction((handle) => inside.run(true, () => carryOut(work, handle))),
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

async function openServer(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    application_name: 'portal-gateway',
  });
  // A connection that breaks is replaced by the pool, and its statement fails; without a listener it would end the
  // process: the pool listens to those that are idle, this to those in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const inside: Inside = new AsyncLocalStorage();
  const guarded = guard(pool, inside, ['query', 'connect']);
  return {
    queries: drizzlePg({ client: guarded, schema }),
    async transaction(work) {
      // Taken here and not by drizzle, which keeps a connection for ever where `begin` fails on it.
      const client = await guarded.connect();
      try {
        return await drizzlePg({ client, schema }).transaction((handle) =>
          inside.run(true, () => carryOut(work, handle)),
        );
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

/** Opens the database. Tables are made by `migrate`. */
export function openDatabase(location: DatabaseLocation): Promise<Database> {
  return 'url' in location ? openServer(location.url) : openEmbedded(location);
}
