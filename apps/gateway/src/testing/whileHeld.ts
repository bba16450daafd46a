import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database, TransactionWork } from '../database/database.ts';

/**
 * Runs something else before a transaction of a server commits: that ends once the other one waits for a lock of it, or is
 * done.
 *
 * @param hold what the transaction does.
 * @returns what the other one resolves with.
 */
export async function whileHeld<Result>(
  database: Database,
  hold: TransactionWork<unknown>,
  other: () => Promise<Result>,
): Promise<Result> {
  const held = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const first = database.transaction(async (queries) => {
    await hold(queries);
    held.resolve();
    await over.promise;
  });
  await Promise.race([held.promise, first]); // where it fails, so does this
  const second = other();
  let done = false;
  const end = () => {
    done = true;
  };
  second.then(end, end);
  const waiting = sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => done || (await database.queries.$count(waiting)) > 0).toBe(true);
  over.resolve();
  await first;
  return second;
}
