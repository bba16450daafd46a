import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type {
  Database,
  MeasureStatement,
  Queries,
  ServerLimits,
  TransactionOptions,
  TransactionWork,
} from './database.ts';
import { isDatabaseLost } from './databaseErrors.ts';
import { guardTransactions } from './guardTransactions.ts';
import { limitStatement } from './limitStatement.ts';
import { retryConflicts } from './retryConflicts.ts';
import * as schema from './schema.ts';
import { withMethods } from './withMethods.ts';

/** The limits of a gateway. */
const GATEWAY_LIMITS: ServerLimits = { connectionMs: 5_000, statementMs: 15_000, silenceMs: 2_000 };

/** Most connections of a gateway. */
const CONNECTIONS = 10;

/** Runs a statement on a connection, as `pg` does. */
type RunStatement = (client: pg.PoolClient, args: readonly unknown[]) => Promise<pg.QueryResult>;

/** Text of a statement, without its values. */
function textOf([statement]: readonly unknown[]): string {
  if (typeof statement === 'string') return statement;
  return typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : '';
}

/**
 * Opens a transaction with its own limits on the server. They end with it, so that they hold behind a pooler too, which
 * gives the connection to somebody else after each transaction.
 */
function beginWith(ms: number): string {
  return `begin; set local statement_timeout = ${ms}; set local idle_in_transaction_session_timeout = ${ms}`;
}

/** Runs work on a connection of the pool, which takes it back, or replaces it where it broke. */
async function onConnection<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    return await work(client);
  } catch (error) {
    isBroken = isDatabaseLost(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/**
 * Opens a database on a server. Nothing depends on the session, so that a pooler in transaction mode may stand between:
 * no `set` beside `set local`, no named statement, no `listen`, and advisory locks of transactions only.
 */
export function openServer(
  url: string,
  limits: ServerLimits = GATEWAY_LIMITS,
  measure?: MeasureStatement,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: limits.connectionMs,
    keepAlive: true,
    application_name: 'portal-gateway',
  });
  // A connection that breaks is replaced by the pool, and its statement fails; without a listener it would end the
  // process: the pool listens to those that are idle, this to those in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const guard = guardTransactions();
  const guarded = guard.outsideOnly(pool, ['query', 'connect']);

  const plain: RunStatement = (client, args) => Reflect.apply(client.query, client, args);
  const unlimited: RunStatement =
    measure === undefined ? plain : (client, args) => measure(textOf(args), () => plain(client, args));
  const limited: RunStatement = (client, args) =>
    limitStatement(client, limits, () => unlimited(client, args));

  const runTransaction = <Result>(
    work: TransactionWork<Result>,
    run: RunStatement,
    begin: string,
  ): Promise<Result> =>
    onConnection(guarded, async (client) => {
      const handle: Queries = drizzle({
        client: withMethods(client, { query: (...args) => run(client, args) }),
        schema,
      });
      try {
        await run(client, [begin]);
        const result = await guard.enter(work, handle);
        const { command } = await run(client, ['commit']);
        // The server answers `commit` with ROLLBACK where a statement had failed: nothing was kept.
        if (command !== 'COMMIT') throw new Error('A transaction went on after a statement that failed');
        return result;
      } catch (error) {
        if (!isDatabaseLost(error)) await run(client, ['rollback']);
        throw error;
      }
    });

  return {
    queries: drizzle({
      client: withMethods(guarded, {
        query: (...args) => retryConflicts(() => onConnection(guarded, (client) => limited(client, args))),
      }),
      schema,
    }),
    transaction: (work, { unlimited: isUnlimited = false }: TransactionOptions = {}) =>
      retryConflicts(() =>
        isUnlimited
          ? runTransaction(work, unlimited, beginWith(0))
          : runTransaction(work, limited, beginWith(limits.statementMs)),
      ),
    pool: () => ({ inUse: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}
