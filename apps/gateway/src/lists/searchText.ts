import { type AnyColumn, or, type SQL, sql } from 'drizzle-orm';

/** A column without accents and in lower case, for searching and sorting. */
export function plainText(column: AnyColumn | SQL): SQL {
  return sql`plain_text(${column})`;
}

/**
 * Condition: one of the columns contains the text literally, ignoring case and accents (GW-13); undefined for an
 * empty text.
 */
export function holdsText(text: string | undefined, columns: readonly (AnyColumn | SQL)[]): SQL | undefined {
  if (text === undefined || text === '') return undefined;
  // strpos has no wildcards, so %, _ and \ need no escape.
  return or(
    ...columns.map((column) => sql`strpos(plain_text(${column}::text), plain_text(${text}::text)) > 0`),
  );
}
