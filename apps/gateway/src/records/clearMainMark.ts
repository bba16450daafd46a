import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/database.ts';
import { type Author, type RecordKind, recordChange } from './recordChange.ts';

/** Which rows lose their mark: the rows of one owner, but for the record that takes it over. */
interface MainMark {
  readonly kind: RecordKind;
  /** Column of the mark; the table also has `versao` and `data_modificacao`. */
  readonly mark: PgColumn;
  readonly id: PgColumn;
  readonly rows: SQL | undefined;
  /** Null when the record is new. */
  readonly exceptId: number | null;
  readonly author: Author;
}

/** Takes the mark of the main record from all others, so that an owner never has two (GAP-44), and says so in the audit. */
export async function clearMainMark(
  queries: Queries,
  { kind, mark, id, rows, exceptId, author }: MainMark,
): Promise<void> {
  const marked = and(rows, eq(mark, true), exceptId === null ? undefined : ne(id, exceptId));
  const cleared = await queries
    .select({ id: sql<number>`${id}`.mapWith(Number) })
    .from(mark.table)
    .where(marked);
  if (cleared.length === 0) return;
  await queries.execute(sql`
    update ${mark.table} set
      ${sql.identifier(mark.name)} = false, versao = versao + 1,
      data_modificacao = ${author.at.toISOString()}::timestamptz
    where ${marked}`);
  const change = { kind, before: { [mark.name]: true }, after: { [mark.name]: false } };
  await recordChange(queries, author, ...cleared.map((row) => ({ ...change, ...row })));
}
