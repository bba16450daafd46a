import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Where PostgreSQL keeps what tables, their rules and what the planner knows of them are. Emptying changes none of it. */
const CATALOGUES = [
  'pg_attrdef',
  'pg_attribute',
  'pg_constraint',
  'pg_index',
  'pg_proc',
  'pg_statistic',
  'pg_trigger',
  'pg_type',
];

const MARK = sql.raw(
  CATALOGUES.map((name) => `select '${name}', count(*), max(xmin::text::bigint) from ${name}`).join(
    ' union all ',
  ),
);

/** Another text after any change of the tables themselves, or of what the planner knows of them. */
export async function tablesMark({ queries }: Database): Promise<string> {
  return JSON.stringify(await queries.execute(MARK));
}

/** Takes all rows out of a migrated database, and begins to count their ids anew. */
export async function emptyTables({ queries }: Database): Promise<void> {
  await queries.execute(sql`
    do $$
    declare
      name text;
    begin
      execute (
        select 'truncate ' || string_agg(oid::regclass::text, ',') || ' restart identity'
        from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'
      );
      -- Those that belong to no column.
      for name in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
        execute format('alter sequence public.%I restart', name);
      end loop;
    end $$`);
}
