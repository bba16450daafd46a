import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** What runs statements: the database itself or an open transaction. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof schema>;

/** What runs in one transaction. */
export type TransactionWork<Result> = (queries: Queries) => Promise<Result>;

/** How a transaction runs. */
export interface TransactionOptions {
  /** Lets statements and waits for locks take as long as they need: for migrations and the first seed. */
  readonly unlimited?: boolean;
}

/** An open database. */
export interface Database {
  /** Runs single statements. Inside `transaction` it refuses to work: use the handle given there. */
  readonly queries: Queries;
  /**
   * Runs statements in one transaction. `work` gets the handle that all of them have to use. It runs again where the
   * database gave it up for the sake of another one (a deadlock), so nothing but the database remembers that it ran.
   */
  transaction<Result>(work: TransactionWork<Result>, options?: TransactionOptions): Promise<Result>;
  /** Dumps an embedded database, so that tests start from a copy. Undefined on a server. */
  readonly dump?: () => Promise<Blob>;
  /** Resolves when an embedded database gave up: only a new start helps. Undefined on a server, which comes back. */
  readonly lost?: Promise<void>;
  /** Connections that are in use, and work that waits for one. Undefined for an embedded database, which has one. */
  readonly pool?: () => { readonly inUse: number; readonly waiting: number };
  close(): Promise<void>;
}

/** Runs a statement and measures it; gets its text, without its values. */
export type MeasureStatement = <Result>(text: string, run: () => Promise<Result>) => Promise<Result>;

/** Longest waits for a server, in milliseconds. */
export interface ServerLimits {
  /** For a connection: a free one of the pool, or a new one. */
  readonly connectionMs: number;
  /** For a statement; then it is cancelled. Also for the next statement of an open transaction. */
  readonly statementMs: number;
  /** For the answer to the cancelling of a statement; then the server counts as lost. */
  readonly silenceMs: number;
}

/** Where the data is: a directory or the memory (new ones optionally from a dump), or a server. */
export type DatabaseLocation =
  | { readonly directory: string; readonly dump?: Blob }
  | { readonly memory: true; readonly dump?: Blob }
  | { readonly url: string; readonly limits?: ServerLimits };
