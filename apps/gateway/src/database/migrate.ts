import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { requireRestoredServer } from '../backup/restoreMarker.ts';
import { takeAdvisoryLock } from './advisoryLocks.ts';
import { changedRows } from './changedRows.ts';
import type { Database, Queries } from './database.ts';

const DIRECTORY = path.join(import.meta.dirname, 'migrations');
const FILE = /^[0-9]{4}_[a-z0-9_]+\.sql$/;
const SEPARATOR = /^--> statement$/m;
const IN_STEPS = /^--> steps$/m;

const migrations = pgTable('schema_migrations', {
  name: text().primaryKey(),
  checksum: text().notNull(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
});

/** A migration that was applied has been changed or is missing. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** A file of `migrations/`. */
interface Migration {
  readonly name: string;
  readonly checksum: string;
  readonly statements: readonly string[];
  /** Whether each statement runs again and again, in transactions of their own, until it changes no row. */
  readonly inSteps: boolean;
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => FILE.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const script = await readFile(path.join(directory, name), 'utf8');
      return {
        name,
        checksum: createHash('sha256').update(script).digest('hex'),
        statements: script.split(SEPARATOR),
        inSteps: IN_STEPS.test(script),
      };
    }),
  );
}

/** The names of the migrations that a database has, in order; none for an empty one. */
export async function appliedMigrations(queries: Queries): Promise<string[]> {
  const [found] = await queries
    .select({ table: sql<string | null>`to_regclass('public.schema_migrations')::text` })
    .from(sql`(select 1) as one`);
  if (found?.table == null) return [];
  const rows = await queries.select({ name: migrations.name }).from(migrations).orderBy(migrations.name);
  return rows.map(({ name }) => name);
}

/** The names of the migrations that this version of the gateway knows. */
export async function knownMigrations(directory = DIRECTORY): Promise<string[]> {
  return (await readMigrations(directory)).map(({ name }) => name);
}

/** The migrations that are not applied yet. @throws MigrationError when those applied are others than the files. */
async function findFresh(queries: Queries, all: readonly Migration[]): Promise<Migration[]> {
  const rows = await queries.select().from(migrations);
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const unknown = rows.map(({ name }) => name).filter((name) => all.every((one) => one.name !== name));
  if (unknown.length > 0) {
    throw new MigrationError(`O banco de dados é de uma versão mais nova (${unknown.join(', ')}).`);
  }
  const changed = all.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum);
  if (changed) throw new MigrationError(`A migração ${changed.name} mudou depois de aplicada.`);
  return all.filter(({ name }) => !applied.has(name));
}

/**
 * Applies the SQL files in `migrations/` that are not applied yet, sorted by name. Gateways that start together take
 * turns, and wait for each other as long as it takes. Files without steps are applied in one transaction.
 *
 * Gateways of the version before serve meanwhile, so a migration holds no large table for long:
 *
 * - It adds what their statements do not notice: tables, indexes, columns that may be null or have a constant default.
 *   What is not used any more goes in the release after the one that stopped using it.
 * - A line `--> statement` separates the statements of a file.
 * - What changes the rows of a table stands in a file of its own that begins with a line `--> steps`: statements that take
 *   some thousand rows, such as `update … where id in (select id … where … is null limit 5000)`. Each runs again and
 *   again, in transactions of their own, until it changes no row, so it may be cut off anywhere.
 * - A column becomes required by a check that is `not valid` at first and validated by a later file.
 *
 * @param directory where the files are; that of the gateway when left out.
 * @returns the names of the files that were applied.
 */
export async function migrate(database: Database, directory = DIRECTORY): Promise<string[]> {
  const all = await readMigrations(directory);
  const applied: string[] = [];
  const inTurn = <Result>(work: (queries: Queries, fresh: Migration[]) => Promise<Result>): Promise<Result> =>
    database.transaction(
      async (queries) => {
        await takeAdvisoryLock(queries, 'migration');
        await requireRestoredServer(queries);
        await queries.execute(sql`
          create table if not exists schema_migrations (
            name text primary key, checksum text not null, applied_at timestamptz not null default now()
          )`);
        return work(queries, await findFresh(queries, all));
      },
      { unlimited: true },
    );
  const note = async (queries: Queries, { name, checksum }: Migration): Promise<void> => {
    await queries.insert(migrations).values({ name, checksum });
    applied.push(name);
  };

  /** Applies files up to the next one with steps, which it returns; null after the last one. */
  const applyPlain = () =>
    inTurn(async (queries, fresh) => {
      for (const migration of fresh) {
        if (migration.inSteps) return migration;
        for (const statement of migration.statements) await queries.execute(sql.raw(statement));
        await note(queries, migration);
      }
      return null;
    });

  for (let stepped = await applyPlain(); stepped !== null; stepped = await applyPlain()) {
    const { name, statements } = stepped;
    const isFresh = (fresh: readonly Migration[]) => fresh.some((one) => one.name === name);
    for (const statement of statements) {
      const runStep = () =>
        inTurn(async (queries, fresh) =>
          isFresh(fresh) ? changedRows(await queries.execute(sql.raw(statement))) : 0,
        );
      while ((await runStep()) > 0);
    }
    const done = stepped;
    await inTurn(async (queries, fresh) => {
      if (isFresh(fresh)) await note(queries, done);
    });
  }
  return applied;
}
