import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../database/database.ts';
import { BackupError } from './BackupError.ts';

const fileOf = (directory: string) => path.join(directory, 'restoring');

/** Table that an empty database of a server has while it is restored. */
const TABLE = sql.raw('public.restore_unfinished');

/** @throws BackupError for a data folder whose restore was cut off: it holds only a part of the data. */
export function requireRestored(directory: string): void {
  if (!existsSync(fileOf(directory))) return;
  throw new BackupError(
    `A restauração em ${directory} não terminou. Apague esta pasta e restaure o backup de novo.`,
  );
}

/** The same of the database of a server. */
export async function requireRestoredServer(queries: Queries): Promise<void> {
  const [row] = await queries
    .select({ table: sql<string | null>`to_regclass('public.restore_unfinished')::text` })
    .from(sql`(select 1) as one`);
  if (row?.table == null) return;
  throw new BackupError(
    'A restauração deste banco de dados não terminou. Use um banco e um lugar de arquivos vazios e restaure o backup de novo.',
  );
}

/** Marks the place of a restore until it is done: no gateway starts on it meanwhile. */
export async function markRestore(directory: string, database: Database | null): Promise<void> {
  if (database === null) await writeFile(fileOf(directory), '', { mode: 0o600 });
  else await database.queries.execute(sql`create table ${TABLE} ()`);
}

/** Ends the mark. */
export async function endRestore(directory: string, database: Database | null): Promise<void> {
  if (database === null) await rm(fileOf(directory));
  else await database.queries.execute(sql`drop table ${TABLE}`);
}
