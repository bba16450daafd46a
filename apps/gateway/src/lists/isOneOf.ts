import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Condition: one of these ids. They are handed over as one value, since there may be hundreds; each once, as the planner counts them. */
export function isOneOf(column: AnyColumn, ids: readonly number[]): SQL {
  return sql`${column} = any(${`{${[...new Set(ids)].join()}}`}::bigint[])`;
}
