import { cp, mkdir, mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSecret } from '../config/loadSecret.ts';
import { readSettings } from '../config/readSettings.ts';
import { lockDirectory } from '../database/directoryLock.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { openFileStore } from '../files/store/openFileStore.ts';
import { addDocuments, bytesById, rowsByTable } from '../testing/backedUp.ts';
import { insertFixtures } from '../testing/fixtures.ts';
import { emptyDump } from '../testing/testGateway.ts';
import { BackupError } from './BackupError.ts';
import { backUp } from './backUp.ts';
import { readBackupArguments, readRestoreArguments } from './readBackupArguments.ts';
import { restore } from './restore.ts';
import { createTar, openTar } from './tarArchive.ts';

// The embedded database; `backup.server.test.ts` has a server and an object store.

const NOW = new Date('2026-11-20T12:00:00Z');
let folder: string;
let archive: string;
let rows: Record<string, string[]>;
let bytes: Map<string, string>;

const settingsOf = (name: string) => readSettings([], { GATEWAY_DATA: path.join(folder, name) });

async function backUpTo(to: string, withSecret = false): Promise<{ file: string; said: string[] }> {
  const said: string[] = [];
  const file = await backUp({
    settings: settingsOf('source'),
    to,
    withSecret,
    now: NOW,
    say: (sentence) => said.push(sentence),
  });
  return { file, said };
}

async function restoreTo(name: string, from = archive): Promise<string[]> {
  const said: string[] = [];
  await restore({ settings: settingsOf(name), from, say: (sentence) => said.push(sentence) });
  return said;
}

/** The archive with another byte, somewhere. */
async function damaged(name: string, change: (file: string) => Promise<void>): Promise<string> {
  const file = path.join(folder, name);
  await cp(archive, file);
  await change(file);
  return file;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-backup-'));
  const settings = settingsOf('source');
  const store = openFileStore(settings);
  const database = await openDatabase({ directory: settings.dataDirectory, dump: await emptyDump() });
  await insertFixtures(database);
  await addDocuments(database, store);
  await loadSecret(null, settings.dataDirectory);
  rows = await rowsByTable(database);
  bytes = await bytesById(store);
  await database.close();
  ({ file: archive } = await backUpTo(path.join(folder, 'all.tar'), true));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a backup of the embedded database', () => {
  it('brings back every row of every table, every byte of every file, and the secret where it was wanted', async () => {
    expect(Object.values(rows).flat().length).toBeGreaterThan(100);
    expect(bytes.size).toBeGreaterThanOrEqual(3);
    const said = await restoreTo('copy');
    const settings = settingsOf('copy');
    const database = await openDatabase(settings.location);
    const restored = await rowsByTable(database);
    await database.close();
    expect(Object.keys(restored)).toEqual(Object.keys(rows));
    for (const [table, before] of Object.entries(rows)) expect(restored[table], table).toEqual(before);
    expect(await bytesById(openFileStore(settings))).toEqual(bytes);
    expect(await readFile(path.join(folder, 'copy/secret'), 'utf8')).toBe(
      await readFile(path.join(folder, 'source/secret'), 'utf8'),
    );
    expect(said).toEqual(['Restaurado o backup de 2026-11-20T12:00:00.000Z.']);
  });

  it('says what a restore without the secret costs, and names its file in a folder by the time', async () => {
    const { file, said } = await backUpTo(folder);
    expect(path.basename(file)).toBe('portal-2026-11-20T12-00-00.tar');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(said.join(' ')).toContain('O segredo não está nele');
    expect((await restoreTo('without', file)).join(' ')).toContain('O segredo não estava no backup');
    expect(await readdir(path.join(folder, 'without'))).not.toContain('secret');
  });

  it('tells of a record whose file is not there', async () => {
    const [id = ''] = bytes.keys();
    const store = openFileStore(settingsOf('source'));
    await store.remove(id);
    const { said } = await backUpTo(path.join(folder, 'less.tar'));
    expect(said.filter((sentence) => sentence.includes(id))).toHaveLength(1);
    await store.putBack(
      id,
      new Response(Buffer.from(bytes.get(id) ?? '', 'base64')).body ?? (async function* () {})(),
    );
  });

  it('does not begin while a gateway runs on the folder', async () => {
    const lock = await lockDirectory(path.join(folder, 'source'));
    await expect(backUpTo(path.join(folder, 'busy.tar'))).rejects.toThrow('em uso por outro gateway');
    await lock.release();
    expect((await readdir(folder)).filter((name) => name.startsWith('busy'))).toEqual([]);
  });

  it('never writes over a file, and says when there is nothing to keep', async () => {
    await expect(backUpTo(archive)).rejects.toThrow('já existe');
    const nothing = backUp({
      settings: settingsOf('nowhere'),
      to: path.join(folder, 'nothing.tar'),
      withSecret: false,
      now: NOW,
      say: () => {},
    });
    await expect(nothing).rejects.toThrow('Não há dados do gateway');
  });
});

describe('a restore', () => {
  it.each([
    ['a file has another byte', 'wrong.tar', 'está danificado'],
    ['the end is missing', 'cut.tar', 'está cortado'],
    ['half is missing', 'half.tar', 'está cortado'],
    ['it is something else', 'other.tar', 'está cortado ou não é um backup'],
  ])('refuses an archive when %s, and writes nothing', async (_, name, sentence) => {
    const { size } = await stat(archive);
    const changes: Record<string, (file: string) => Promise<void>> = {
      'wrong.tar': async (file) => {
        const reader = await openTar(file);
        let from = 0;
        for await (const entry of reader.entries()) if (entry.sizeBytes > 1_300_000) from = entry.from;
        await reader.close();
        await using handle = await open(file, 'r+');
        await handle.write(new Uint8Array([1, 2, 3]), 0, 3, from + 700_000);
      },
      'cut.tar': (file) => truncate(file, size - 1_024),
      'half.tar': (file) => truncate(file, Math.floor(size / 2)),
      'other.tar': (file) => writeFile(file, 'não é um backup'.repeat(1_000)),
    };
    const file = await damaged(name, changes[name] ?? (async () => {}));
    await expect(restoreTo(`from-${name}`, file)).rejects.toThrow(sentence);
    expect(await readdir(folder)).not.toContain(`from-${name}`);
  });

  it('refuses a folder that is not empty, and one archive for another kind of database', async () => {
    await expect(restoreTo('source')).rejects.toThrow('não está vazia');
    const settings = readSettings([], {
      GATEWAY_DATA: path.join(folder, 'server'),
      DATABASE_URL: 'postgres://x/y',
    });
    await expect(restore({ settings, from: archive, say: () => {} })).rejects.toThrow('banco embutido');
  });

  it('refuses the schema of a newer gateway', async () => {
    const file = path.join(folder, 'newer.tar');
    const tar = await createTar(file);
    const header = {
      format: 1,
      createdAt: NOW.toISOString(),
      kind: 'embedded',
      database: '17.5',
      migrations: ['9999_next.sql'],
    };
    await tar.add('manifest.jsonl', [Buffer.from(`${JSON.stringify(header)}\n`)]);
    await tar.finish();
    await expect(restoreTo('newer', file)).rejects.toThrow('versão mais nova do gateway (9999_next.sql)');
  });

  it('that was cut off leaves a mark with which no gateway starts', async () => {
    await mkdir(path.join(folder, 'marked'));
    await writeFile(path.join(folder, 'marked/restoring'), '');
    await expect(openDatabase(settingsOf('marked').location)).rejects.toThrow('não terminou');
    await expect(restoreTo('marked')).rejects.toThrow('não está vazia');
  });
});

it('the command lines say how they are used', () => {
  expect(readBackupArguments(['--to', '/x', '--with-secret'])).toEqual({ to: '/x', withSecret: true });
  expect(readRestoreArguments(['--from', '/x'])).toEqual({ from: '/x' });
  for (const read of [readBackupArguments, readRestoreArguments]) {
    expect(() => read([])).toThrow(BackupError);
    expect(() => read(['--other'])).toThrow('Uso: npm run');
  }
});
