import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Condition: one of these ids. They are handed over as one value, since there may be hundreds. */
export function isOneOf(column: AnyColumn, ids: readonly number[]): SQL {
  return sql`${column} = any(${`{${ids.join()}}`}::bigint[])`;
}
