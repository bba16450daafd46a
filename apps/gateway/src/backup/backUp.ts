import { createReadStream } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { loadSecret } from '../config/loadSecret.ts';
import type { Settings } from '../config/readSettings.ts';
import type { Database, Queries } from '../database/database.ts';
import { lockDirectory } from '../database/directoryLock.ts';
import { appliedMigrations } from '../database/migrate.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { syncOne } from '../database/syncedFiles.ts';
import type { ByteChunks, FileStore } from '../files/store/FileStore.ts';
import { openFileStore } from '../files/store/openFileStore.ts';
import { BackupError } from './BackupError.ts';
import { beginBackup } from './backupLock.ts';
import { addLine, hashing, MANIFEST, type ManifestHeader, NAMES } from './manifest.ts';
import { sayMissing } from './missingFiles.ts';
import { dumpServer } from './postgresPrograms.ts';
import { createTar, type TarWriter } from './tarArchive.ts';

/** What a backup works with. */
export interface BackupOrder {
  readonly settings: Settings;
  /** A file that is not there yet, or a folder in which one is made, named by the time. */
  readonly to: string;
  /** Whether the secret of the data folder is in the archive. */
  readonly withSecret: boolean;
  readonly now: Date;
  /** Tells the operator a sentence. */
  readonly say: (sentence: string) => void;
}

/** Files of a running server process, which another one must not find. */
const OF_PROCESS = new Set(['postmaster.pid', 'postmaster.opts']);

/** An archive that lists what it gets. */
interface ListedArchive {
  add(name: string, chunks: ByteChunks | Iterable<Uint8Array>): Promise<void>;
  readonly tar: TarWriter;
}

function listed(tar: TarWriter, manifest: string): ListedArchive {
  return {
    tar,
    add: async (name, chunks) => {
      const hashed = hashing(chunks);
      const sizeBytes = await tar.add(name, hashed.chunks);
      await addLine(manifest, { name, sizeBytes, sha256: hashed.sha256() });
    },
  };
}

async function describe(
  queries: Queries,
  kind: ManifestHeader['kind'],
  now: Date,
): Promise<ManifestHeader & { readonly major: number }> {
  const migrations = await appliedMigrations(queries);
  if (migrations.length === 0) throw new BackupError('O banco de dados está vazio: não há o que guardar.');
  const [row] = await queries
    .select({ number: sql<number>`current_setting('server_version_num')::int` })
    .from(sql`(select 1) as one`);
  const number = row?.number ?? 0;
  const major = Math.floor(number / 10_000);
  return {
    format: 1,
    createdAt: now.toISOString(),
    kind,
    database: `${major}.${number % 10_000}`,
    migrations,
    major,
  };
}

async function addFiles(archive: ListedArchive, store: FileStore): Promise<number> {
  let count = 0;
  for await (const ids of store.list()) {
    for (const id of ids) {
      const found = await store.open(id);
      if (found === null) continue; // an upload that was refused meanwhile
      await archive.add(`${NAMES.files}${id}`, found.stream);
      count += 1;
    }
  }
  return count;
}

async function addFolder(archive: ListedArchive, directory: string, name: string): Promise<void> {
  await archive.tar.addFolder(name);
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const file = path.join(directory, entry.name);
    if (entry.isDirectory()) await addFolder(archive, file, `${name}${entry.name}/`);
    else if (entry.isFile() && !OF_PROCESS.has(entry.name))
      await archive.add(`${name}${entry.name}`, createReadStream(file));
  }
}

/** Fills the archive. @returns how many files it has. */
type Fill = (archive: ListedArchive, begin: (header: ManifestHeader) => Promise<void>) => Promise<number>;

/**
 * First the database as of one moment, then the files: records name files whose bytes never change and that are stored
 * before their records, and gateways remove none while this transaction holds the lock, so each file of the dump is there.
 */
function fillFromServer({ settings, now, say }: BackupOrder, url: string, database: Database): Fill {
  return (archive, begin) =>
    database.transaction(
      async (queries) => {
        if (!(await beginBackup(queries)))
          throw new BackupError('Outro backup deste banco está em andamento.');
        const { major, ...header } = await describe(queries, 'server', now);
        await begin(header);
        const store = openFileStore(settings);
        await sayMissing(queries, store, say);
        await archive.add(NAMES.dump, dumpServer(url, major));
        return addFiles(archive, store);
      },
      { unlimited: true },
    );
}

/** The folder of the embedded database, as it is when nobody works on it. */
function fillFromFolder({ settings, now, say }: BackupOrder, directory: string): Fill {
  return async (archive, begin) => {
    const isThere = await stat(path.join(directory, 'postgres')).catch(() => null);
    if (isThere === null) throw new BackupError(`Não há dados do gateway em ${directory}.`);
    const store = openFileStore(settings);
    // Opened and closed once, so that a database that was cut off is whole again.
    const database = await openDatabase({ directory });
    try {
      const { major: _major, ...header } = await describe(database.queries, 'embedded', now);
      await begin(header);
      await sayMissing(database.queries, store, say);
    } finally {
      await database.close();
    }
    const lock = await lockDirectory(directory);
    try {
      await addFolder(archive, path.join(directory, 'postgres'), NAMES.folder);
      return await addFiles(archive, store);
    } finally {
      await lock.release();
    }
  };
}

async function fileFor(to: string, now: Date): Promise<string> {
  const found = await stat(to).catch(() => null);
  if (found?.isFile()) throw new BackupError(`O arquivo ${to} já existe.`);
  if (found === null) return path.resolve(to);
  return path.resolve(to, `portal-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.tar`);
}

function requireOwnSecret({ settings, withSecret }: BackupOrder): void {
  if (withSecret && settings.secret !== null)
    throw new BackupError('O segredo vem de GATEWAY_SECRET e não está na pasta de dados: guarde-o à parte.');
}

/**
 * Writes the database and the files into one archive with a manifest. Nothing but the pieces that are copied is in memory.
 * The archive gets its name when it is whole and on disk.
 *
 * @returns the file.
 * @throws BackupError with a sentence.
 */
export async function backUp(order: BackupOrder): Promise<string> {
  const { settings, to, withSecret, now, say } = order;
  requireOwnSecret(order);
  const file = await fileFor(to, now);
  const [partial, manifest] = [`${file}.partial`, `${file}.manifest`];
  await Promise.all([partial, manifest].map((one) => rm(one, { force: true })));
  const { location } = settings;
  const database = 'url' in location ? await openDatabase(location) : null;
  try {
    const tar = await createTar(partial);
    const archive = listed(tar, manifest);
    try {
      const fill =
        database !== null && 'url' in location
          ? fillFromServer(order, location.url, database)
          : fillFromFolder(order, settings.dataDirectory);
      const count = await fill(archive, (header) => addLine(manifest, header));
      if (withSecret) {
        const secret = Buffer.from(await loadSecret(null, settings.dataDirectory)).toString('base64');
        await archive.add(NAMES.secret, [Buffer.from(secret)]);
      }
      await tar.add(MANIFEST, createReadStream(manifest));
      await tar.finish();
      await rename(partial, file);
      await syncOne(path.dirname(file)); // a new name outlives a power cut
      say(`Backup de banco de dados e ${count} arquivos em ${file}.`);
      if (!withSecret)
        say(
          'O segredo não está nele. Sem o segredo, quem estiver conectado terá de entrar de novo; guarde-o à parte.',
        );
    } catch (error) {
      await tar.abandon().catch(() => {}); // closed already when its end was written
      throw error;
    }
  } finally {
    await Promise.all([partial, manifest].map((one) => rm(one, { force: true })));
    await database?.close();
  }
  return file;
}
