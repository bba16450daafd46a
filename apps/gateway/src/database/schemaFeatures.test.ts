import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyDatabase } from '../testing/testGateway.ts';
import type { Database } from './database.ts';

// Which engines take the schema as it is stands in docs/scaling.md; what is added here has to be judged there.

let database: Database;

beforeAll(async () => {
  database = await openEmptyDatabase();
});

afterAll(() => database.close());

async function names(query: ReturnType<typeof sql>): Promise<unknown[]> {
  const { rows } = (await database.queries.execute(query)) as unknown as { rows: { name: unknown }[] };
  return rows.map(({ name }) => name);
}

it('the schema uses these extensions', async () => {
  expect(await names(sql`select extname as name from pg_extension order by 1`)).toEqual([
    'pg_trgm',
    'plpgsql',
  ]);
});

it('the schema uses these types', async () => {
  const query = sql`select distinct data_type as name from information_schema.columns
    where table_schema = 'public' order by 1`;
  expect(await names(query)).toEqual([
    'ARRAY',
    'bigint',
    'boolean',
    'bytea',
    'date',
    'integer',
    'jsonb',
    'numeric',
    'text',
    'timestamp with time zone',
    'uuid',
  ]);
});

it('the schema uses these kinds of indexes', async () => {
  const query = sql`select distinct am.amname as name from pg_index i join pg_class c on c.oid = i.indexrelid
    join pg_am am on am.oid = c.relam join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' order by 1`;
  expect(await names(query)).toEqual(['btree', 'gin']);
});

it('the schema uses these languages for its functions', async () => {
  const query = sql`select distinct l.lanname as name from pg_proc p join pg_language l on l.oid = p.prolang
    join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and l.lanname not in ('c', 'internal') order by 1`;
  expect(await names(query)).toEqual(['plpgsql', 'sql']);
});
