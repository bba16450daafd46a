import { type AnyColumn, or, type SQL, sql } from 'drizzle-orm';

/** A column as searches and sorts see it: without accents and in small letters. */
export function plainText(column: AnyColumn | SQL): SQL {
  return sql`plain_text(${column})`;
}

/**
 * Condition that one of the columns holds the text. It is looked for literally, with no difference between capitals
 * and small letters, with and without accents (GW-13); undefined for an empty text, which finds everything.
 */
export function holdsText(text: string | undefined, columns: readonly (AnyColumn | SQL)[]): SQL | undefined {
  if (text === undefined || text === '') return undefined;
  // strpos knows no wildcards, so that %, _ and \ mean themselves.
  return or(
    ...columns.map((column) => sql`strpos(plain_text(${column}::text), plain_text(${text}::text)) > 0`),
  );
}
