import { getTableColumns, sql } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './database.ts';

/** Most rows in one statement. */
const BATCH = 2_000;

/** A value in the JSON form of its column. */
function toJson(value: unknown): unknown {
  return value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value;
}

/**
 * Inserts rows that all have the same fields; fields that a row lacks are null. Each statement carries its rows as
 * one JSON text, which is faster than a parameter per value.
 */
export async function insertRows<Table extends PgTable>(
  queries: Queries,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  const fields = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => fields.has(field));
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows
      .slice(start, start + BATCH)
      .map((row: Readonly<Record<string, unknown>>) =>
        Object.fromEntries(columns.map(([field, { name }]) => [name, toJson(row[field])])),
      );
    await queries.execute(
      sql`insert into ${table} (${names})
          select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(batch)}::json)`,
    );
  }
}
