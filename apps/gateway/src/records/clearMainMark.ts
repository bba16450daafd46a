import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/database.ts';

/** Which rows lose their mark: the rows of one owner, but for the record that takes it over. */
interface MainMark {
  /** Column of the mark; the table also has `versao` and `data_modificacao`. */
  readonly mark: PgColumn;
  readonly id: PgColumn;
  readonly rows: SQL | undefined;
  /** Null when the record is new. */
  readonly exceptId: number | null;
  readonly at: Date;
}

/** Takes the mark of the main record from all others, so that an owner never has two (GAP-44). */
export async function clearMainMark(
  queries: Queries,
  { mark, id, rows, exceptId, at }: MainMark,
): Promise<void> {
  await queries.execute(sql`
    update ${mark.table} set
      ${sql.identifier(mark.name)} = false, versao = versao + 1,
      data_modificacao = ${at.toISOString()}::timestamptz
    where ${and(rows, eq(mark, true), exceptId === null ? undefined : ne(id, exceptId))}`);
}
