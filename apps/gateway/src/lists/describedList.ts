import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { listOf } from './listOf.ts';
import { plainText } from './searchText.ts';

/**
 * A list of records that have only a description, sorted by it. Classifications have 30 per page (FMC-040 to
 * FMC-044, FMC-093).
 */
export const describedList = (
  table: PgTable & { readonly id: PgColumn; readonly descricao: PgColumn },
  pageSize = 30,
) =>
  listOf({
    rows: (queries) =>
      queries
        .select({ id: sql<number>`${table.id}`.mapWith(Number), descricao: sql<string>`${table.descricao}` })
        .from(table)
        .$dynamic(),
    search: [table.descricao],
    order: [plainText(table.descricao)],
    id: table.id,
    pageSize,
  });
