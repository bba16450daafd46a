import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm';

/** Days of creation that are wanted, both included, as dates of the wire; undefined leaves that side open. */
export interface Period {
  readonly from: string | undefined;
  readonly until: string | undefined;
}

/** Midnight with which a day begins in America/Sao_Paulo (D3). */
function startOf(date: string, laterDays = 0): SQL {
  return sql`((${date}::date + ${laterDays}::integer)::timestamp at time zone 'America/Sao_Paulo')`;
}

/** Condition that an instant falls on one of the days of a period in America/Sao_Paulo; undefined for an open one. */
export function createdBetween(column: AnyColumn, { from, until }: Period): SQL | undefined {
  return and(
    from === undefined ? undefined : sql`${column} >= ${startOf(from)}`,
    until === undefined ? undefined : sql`${column} < ${startOf(until, 1)}`,
  );
}
