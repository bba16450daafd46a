import { mkdir, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Settings } from '../config/readSettings.ts';
import type { Database } from '../database/database.ts';
import { knownMigrations } from '../database/migrate.ts';
import { openDatabase } from '../database/openDatabase.ts';
import type { ByteChunks, FileStore } from '../files/store/FileStore.ts';
import { openFileStore } from '../files/store/openFileStore.ts';
import { BackupError } from './BackupError.ts';
import { type ManifestHeader, NAMES, verifyArchive } from './manifest.ts';
import { sayMissing } from './missingFiles.ts';
import { restoreServer } from './postgresPrograms.ts';
import { endRestore, markRestore } from './restoreMarker.ts';
import { openTar, type TarEntry, type TarReader } from './tarArchive.ts';

/** What a restore works with. */
export interface RestoreOrder {
  readonly settings: Settings;
  /** The archive. */
  readonly from: string;
  /** Tells the operator a sentence. */
  readonly say: (sentence: string) => void;
}

/** @throws BackupError for an archive that this gateway, with these settings, cannot take. */
async function requireFitting(header: ManifestHeader, { location }: Settings): Promise<void> {
  const isServer = 'url' in location;
  if (header.kind === 'server' && !isServer)
    throw new BackupError('Este backup é de um servidor PostgreSQL: informe o banco em DATABASE_URL.');
  if (header.kind === 'embedded' && isServer)
    throw new BackupError('Este backup é do banco embutido: restaure-o sem DATABASE_URL.');
  const known = new Set(await knownMigrations());
  const newer = header.migrations.filter((name) => !known.has(name));
  if (newer.length > 0)
    throw new BackupError(`O backup é de uma versão mais nova do gateway (${newer.join(', ')}).`);
}

/** @throws BackupError for a place that has data already. */
async function requireEmpty(
  { dataDirectory }: Settings,
  store: FileStore,
  database: Database | null,
  hasSecret: boolean,
): Promise<void> {
  const names: string[] = await readdir(dataDirectory).catch(() => []);
  const own = database === null ? names : names.filter((name) => name === 'restoring');
  const taken = own.filter((name) => name !== 'secret');
  if (taken.length > 0 || (hasSecret && names.includes('secret')))
    throw new BackupError(`A pasta ${dataDirectory} não está vazia: restaure em uma pasta vazia.`);
  for await (const ids of store.list()) {
    if (ids.length > 0)
      throw new BackupError('O lugar dos arquivos não está vazio: restaure em um lugar vazio.');
  }
  if (database === null) return;
  const [row] = await database.queries
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`pg_class`)
    .where(sql`relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')`);
  if (row?.count !== 0) throw new BackupError('O banco de dados não está vazio: restaure em um banco vazio.');
}

async function writeSynced(file: string, chunks: ByteChunks): Promise<void> {
  await using handle = await open(file, 'wx', 0o600);
  for await (const chunk of chunks) await handle.writeFile(chunk);
  await handle.sync();
}

/** Path of an entry under a folder. @throws BackupError for a name that leads out of it. */
function pathIn(folder: string, name: string): string {
  const file = path.resolve(folder, name);
  if (file !== folder && !file.startsWith(`${folder}${path.sep}`))
    throw new BackupError(`O backup tem um nome que não é permitido: ${name}`);
  return file;
}

/** Puts everything but the dump of a server in its place. @returns the dump. */
async function restoreFiles(
  archive: TarReader,
  { dataDirectory }: Settings,
  store: FileStore,
): Promise<TarEntry | undefined> {
  let dump: TarEntry | undefined;
  for await (const entry of archive.entries()) {
    const { name } = entry;
    if (name === NAMES.dump) dump = entry;
    else if (name === NAMES.secret)
      await writeSynced(path.join(dataDirectory, 'secret'), archive.bytes(entry));
    else if (name.startsWith(NAMES.files))
      await store.putBack(name.slice(NAMES.files.length), archive.bytes(entry));
    else if (name.startsWith(NAMES.folder)) {
      const place = pathIn(dataDirectory, name);
      if (entry.isFolder) await mkdir(place, { mode: 0o700 });
      else await writeSynced(place, archive.bytes(entry));
    }
  }
  return dump;
}

/** Whether the archive has the secret. */
async function holdsSecret(archive: TarReader): Promise<boolean> {
  for await (const { name } of archive.entries()) if (name === NAMES.secret) return true;
  return false;
}

async function majorOf({ queries }: Database): Promise<number> {
  const [row] = await queries
    .select({ number: sql<number>`current_setting('server_version_num')::int` })
    .from(sql`(select 1) as one`);
  return Math.floor((row?.number ?? 0) / 10_000);
}

/**
 * Restores an archive of `backUp` into an empty place. The whole archive is verified before anything is written. A mark
 * stands in the place until all is done, and no gateway starts on it; the database of a server comes last, in one
 * transaction.
 *
 * @throws BackupError with a sentence.
 */
export async function restore({ settings, from, say }: RestoreOrder): Promise<void> {
  const { dataDirectory, location } = settings;
  const archive = await openTar(from).catch(() => {
    throw new BackupError(`O arquivo ${from} não pode ser lido.`);
  });
  let database: Database | null = null;
  try {
    const header = await verifyArchive(archive, from);
    await requireFitting(header, settings);
    const hasSecret = await holdsSecret(archive);
    if ('url' in location) database = await openDatabase(location);
    const store = openFileStore(settings);
    await requireEmpty(settings, store, database, hasSecret);

    await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
    await markRestore(dataDirectory, database);
    const dump = await restoreFiles(archive, settings, store);
    if (database !== null && dump !== undefined && 'url' in location)
      await restoreServer(location.url, await majorOf(database), archive.bytes(dump));
    await endRestore(dataDirectory, database);

    const restored = database ?? (await openDatabase({ directory: dataDirectory }));
    database = restored;
    await sayMissing(restored.queries, store, say);
    say(`Restaurado o backup de ${header.createdAt}.`);
    if (!hasSecret)
      say(
        'O segredo não estava no backup: use o de antes em GATEWAY_SECRET, ou todos terão de entrar de novo.',
      );
  } finally {
    await archive.close();
    await database?.close();
  }
}
