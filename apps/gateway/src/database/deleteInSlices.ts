import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { changedRows } from './changedRows.ts';
import type { Queries } from './database.ts';

/** Rows that one statement deletes: few enough for the time that a statement has. */
const SLICE = 5_000;

/** Deletes rows, some thousand a statement, so that it ends however many there are. A row that changes meanwhile stays. */
export async function deleteInSlices(
  queries: Queries,
  table: PgTable,
  where: SQL | undefined,
): Promise<void> {
  const slice = sql`select ctid from ${table} where ${where} limit ${SLICE}`;
  const statement = sql`delete from ${table} where ctid = any(array(${slice}))`;
  while (changedRows(await queries.execute(statement)) === SLICE);
}
