import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const DIRECTORY = path.join(import.meta.dirname, 'migrations');
const FILE = /^[0-9]{4}_[a-z0-9_]+\.sql$/;
const SEPARATOR = /^--> statement$/m;

/** Number of the advisory lock that keeps two gateways from migrating one server at the same time. */
const LOCK = 8_787_001;

const migrations = pgTable('schema_migrations', {
  name: text().primaryKey(),
  checksum: text().notNull(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
});

/** A migration that was applied has been changed or is missing. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/**
 * Applies the SQL files in `migrations/` that are not applied yet, sorted by name, all in one transaction. A line
 * `--> statement` separates the statements of a file.
 *
 * @returns the names of the applied files.
 */
export async function migrate(database: Database): Promise<string[]> {
  const names = (await readdir(DIRECTORY)).filter((name) => FILE.test(name)).sort();
  return database.transaction(async (queries) => {
    await queries.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await queries.execute(sql`
      create table if not exists schema_migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now()
      )`);
    const applied = new Map(
      (await queries.select().from(migrations)).map(({ name, checksum }) => [name, checksum]),
    );
    const unknown = [...applied.keys()].filter((name) => !names.includes(name));
    if (unknown.length > 0) {
      throw new MigrationError(`O banco de dados é de uma versão mais nova (${unknown.join(', ')}).`);
    }

    const fresh: string[] = [];
    for (const name of names) {
      const script = await readFile(path.join(DIRECTORY, name), 'utf8');
      const checksum = createHash('sha256').update(script).digest('hex');
      const known = applied.get(name);
      if (known === checksum) continue;
      if (known !== undefined) throw new MigrationError(`A migração ${name} mudou depois de aplicada.`);
      for (const statement of script.split(SEPARATOR)) {
        await queries.execute(sql.raw(statement));
      }
      await queries.insert(migrations).values({ name, checksum });
      fresh.push(name);
    }
    return fresh;
  });
}
