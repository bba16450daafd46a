import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../testing/postgresServer.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './openDatabase.ts';
import { prepareDatabase } from './prepareDatabase.ts';

let server: PostgresServer;
let folder: string;
const open: Database[] = [];

/** Limits that migrations and seed exceed by far. */
const limits = { connectionMs: 5_000, statementMs: 100, silenceMs: 2_000 };

beforeAll(async () => {
  server = await startPostgres();
  folder = await mkdtemp(path.join(tmpdir(), 'portal-migrations-'));
});

afterAll(async () => {
  await Promise.all(open.map((database) => database.close()));
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function openOne(url: string): Promise<Database> {
  const database = await openDatabase({ url, limits });
  open.push(database);
  return database;
}

const rows = async (database: Database, query: ReturnType<typeof sql>) =>
  ((await database.queries.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows;

describe('gateways that start together', () => {
  it('on an empty server all come up: one migrates and seeds, the others wait as long as it takes', async () => {
    const url = await server.createDatabase('together');
    const gateways = await Promise.all([openOne(url), openOne(url), openOne(url)]);
    const store = { put: async () => crypto.randomUUID() };
    const results = await Promise.all(gateways.map((one) => prepareDatabase(one, store, true)));
    expect(results.map(({ seeded }) => seeded).sort()).toEqual([false, false, true]);
    expect(results.every(({ hasDemoUsers }) => hasDemoUsers)).toBe(true);
  }, 300_000);
});

describe('a migration in steps', () => {
  it('changes some rows in each transaction, once, where gateways start together', async () => {
    const url = await server.createDatabase('steps');
    const gateways = await Promise.all([openOne(url), openOne(url)]);
    const [first] = gateways;
    if (first === undefined) throw new Error('There is no gateway');
    const script = (name: string, text: string) => writeFile(path.join(folder, name), text);
    await script(
      '0001_table.sql',
      `create table goods (id integer primary key, name text not null, plain text);
--> statement
insert into goods select n, 'Nome ' || n from generate_series(1, 4000) n`,
    );
    expect(await migrate(first, folder)).toEqual(['0001_table.sql']);
    await script(
      '0002_fill.sql',
      `--> steps
update goods set plain = lower(name) where id in (select id from goods where plain is null limit 500)`,
    );
    await script(
      '0003_known.sql',
      'alter table goods add constraint known check (plain is not null) not valid',
    );

    const applied = await Promise.all(gateways.map((one) => migrate(one, folder)));
    expect(applied.flat().sort()).toEqual(['0002_fill.sql', '0003_known.sql']);
    const steps = sql`select count(distinct xmin::text)::int as steps, count(plain)::int as filled from goods`;
    expect(await rows(first, steps)).toEqual([{ steps: 8, filled: 4_000 }]);
    expect(await migrate(first, folder)).toEqual([]);
  });
});
