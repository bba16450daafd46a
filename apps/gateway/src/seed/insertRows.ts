import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/database.ts';

/** Rows a statement writes at most. */
const BATCH = 1_000;

/** Writes rows, as few statements as the driver takes. */
export async function insertRows<Table extends PgTable>(
  queries: Queries,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await queries.insert(table).values(rows.slice(start, start + BATCH));
  }
}
