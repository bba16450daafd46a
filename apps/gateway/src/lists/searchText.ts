import { type AnyColumn, Column, is, or, type SQL, sql } from 'drizzle-orm';
import { PgBigInt53 } from 'drizzle-orm/pg-core';

/** A column without accents and in lower case, for searching and sorting. */
export function plainText(column: AnyColumn | SQL): SQL {
  return sql`plain_text(${column})`;
}

/** Pattern of `like` that matches what contains the text. */
function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Condition: a column of digits contains the text; undefined where it is no number. */
export function digitsHold(text: string, column: AnyColumn | SQL): SQL | undefined {
  return /^\d+$/.test(text) ? sql`${column} like ${patternOf(text)}` : undefined;
}

/** Whether `searchText` of the schema made the column: it is the plain text already. */
const isSearchText = (column: AnyColumn | SQL) => is(column, Column) && column.generated !== undefined;

/** Condition: the column contains the text; undefined for a code where the text is no number. */
function columnHolds(text: string, column: AnyColumn | SQL): SQL | undefined {
  if (is(column, PgBigInt53)) return digitsHold(text, sql`${column}::text`);
  if (isSearchText(column)) {
    return sql`${column} like plain_text(${patternOf(text)})`;
  }
  return sql`plain_text(${column}::text) like plain_text(${patternOf(text)})`;
}

/** Whether a text has two letters: fewer than what an index of trigrams knows. */
export function isLetterPair(text: string): boolean {
  return [...text].length === 2;
}

/**
 * Condition like `holdsText`, to look rows up: two letters are found by the index of letter pairs that each column of
 * `searchText` has. Along an order `holdsText` is met faster.
 */
export function findsText(text: string | undefined, columns: readonly (AnyColumn | SQL)[]): SQL | undefined {
  if (text === undefined || !isLetterPair(text)) return holdsText(text, columns);
  const conditions = columns.map((column) =>
    isSearchText(column)
      ? sql`letter_pairs(${column}) @> letter_pairs(plain_text(${text}))`
      : columnHolds(text, column),
  );
  return or(...conditions) ?? sql`false`;
}

/**
 * Condition: one of the columns contains the text literally, ignoring case and accents (GW-13); undefined for an
 * empty text. Columns made by `searchText` are read by their index from three letters on; what may grow has one.
 */
export function holdsText(text: string | undefined, columns: readonly (AnyColumn | SQL)[]): SQL | undefined {
  if (text === undefined || text === '') return undefined;
  return or(...columns.map((column) => columnHolds(text, column))) ?? sql`false`;
}
