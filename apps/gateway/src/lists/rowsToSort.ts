import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { Queries } from '../database/database.ts';

/** What `explain` answers. */
const explained = z.object({
  rows: z.tuple([
    z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]) }),
  ]),
});

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

/** How many rows a query is expected to find, by what the database knows of its tables; nothing is read for it. */
export async function expectedRows(queries: Queries, selected: SQL): Promise<number> {
  const [answer] = explained.parse(await queries.execute(sql`explain (format json) ${selected}`)).rows;
  return answer['QUERY PLAN'][0].Plan['Plan Rows'];
}

/** An order that no index leads along: what is found is sorted, however many of it the planner expects. */
export const sortedBy = (column: AnyColumn | SQL): SQL => sql`coalesce(${column}, null)`;
