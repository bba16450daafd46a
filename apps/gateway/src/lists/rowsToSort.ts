import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/database.ts';

/** To read and sort so many narrow rows takes a tenth of a second. */
const MOST = 100_000;

/**
 * How many rows that a condition finds are sorted for a page: a tenth of the table at most. Where it finds more, any page is
 * near along the order. A table that nobody has analyzed counts as empty.
 */
export async function rowsToSort(queries: Queries, table: PgTable): Promise<number> {
  const [known] = await queries
    .select({ rows: sql<number>`reltuples` })
    .from(sql`pg_class`)
    .where(sql`oid = ${getTableConfig(table).name}::regclass`);
  return Math.min(Math.floor((known?.rows ?? 0) / 10), MOST);
}

/** An order that no index leads along: what is found is sorted, however many of it the planner expects. */
export const sortedBy = (column: AnyColumn | SQL): SQL => sql`coalesce(${column}, null)`;
