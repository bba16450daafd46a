import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings, type Settings } from '../config/readSettings.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { prepareDatabase } from '../database/prepareDatabase.ts';
import type { FileStore } from '../files/store/FileStore.ts';
import { openFileStore } from '../files/store/openFileStore.ts';
import { removeBytes } from '../files/storedFiles.ts';
import { addDocuments, bytesById, rowsByTable } from '../testing/backedUp.ts';
import { type ObjectStoreServer, startObjectStoreServer } from '../testing/objectStoreServer.ts';
import { type PostgresServer, startPostgres } from '../testing/postgresServer.ts';
import { createTestGateway } from '../testing/testGateway.ts';
import { backUp } from './backUp.ts';
import { beginBackup } from './backupLock.ts';
import { restore } from './restore.ts';
import { markRestore } from './restoreMarker.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
let server: PostgresServer;
let objects: ObjectStoreServer;
let folder: string;
let database: Database;
let store: FileStore;
let source: Settings;

const settingsOf = (url: string, data: string, withObjects: boolean): Settings => ({
  ...readSettings([], { DATABASE_URL: url, GATEWAY_DATA: path.join(folder, data) }),
  objectStore: withObjects ? objects.settings : null,
});

beforeAll(async () => {
  [server, objects] = await Promise.all([startPostgres(), startObjectStoreServer()]);
  folder = await mkdtemp(path.join(tmpdir(), 'portal-backup-'));
  source = settingsOf(await server.createDatabase('source'), 'source', true);
  database = await openDatabase(source.location);
  store = openFileStore(source);
  await prepareDatabase(database, store, true);
  await addDocuments(database, store);
});

afterAll(async () => {
  await database.close();
  await Promise.all([server.close(), objects.close()]);
  await rm(folder, { recursive: true, force: true });
});

it('a backup beside a running gateway brings back every row and every byte, from an object store to a disk and back', async () => {
  const rows = await rowsByTable(database);
  const bytes = await bytesById(store);
  expect(Object.values(rows).flat().length).toBeGreaterThan(10_000);
  const order = {
    settings: source,
    to: path.join(folder, 'all.tar'),
    withSecret: false,
    now: NOW,
    say: () => {},
  };
  const from = await backUp(order);

  const onDisk = settingsOf(await server.createDatabase('disk'), 'disk', false);
  await restore({ settings: onDisk, from, say: () => {} });
  const copy = await openDatabase(onDisk.location);
  expect(await migrate(copy)).toEqual([]);
  const restored = await rowsByTable(copy);
  expect(Object.keys(restored)).toEqual(Object.keys(rows));
  for (const [table, before] of Object.entries(rows)) expect(restored[table], table).toEqual(before);
  // Numbers go on where they were.
  expect(await sequences(copy)).toEqual(await sequences(database));
  await copy.close();
  expect(await bytesById(openFileStore(onDisk))).toEqual(bytes);

  await expect(restore({ settings: onDisk, from, say: () => {} })).rejects.toThrow('não está vazio');
  // The object store is as before a restore where its bucket is empty.
  for await (const ids of store.list()) for (const id of ids) await store.remove(id);
  const inObjects = settingsOf(await server.createDatabase('objects'), 'objects', true);
  await restore({ settings: inObjects, from, say: () => {} });
  expect(await bytesById(store)).toEqual(bytes);
});

async function sequences({ queries }: Database): Promise<unknown[]> {
  const found = await queries.execute(sql`select sequencename, last_value from pg_sequences order by 1`);
  return (found as unknown as { rows: unknown[] }).rows;
}

it('while a backup copies, gateways remove no bytes, and no second backup begins', async () => {
  const gateway = await createTestGateway({ database, files: store });
  const id = await store.put(new Uint8Array([1, 2, 3]));
  await database.transaction(async (queries) => {
    expect(await beginBackup(queries)).toBe(true);
    await removeBytes({ config: gateway.config, database }, [id]);
    expect(await store.sizeOf(id)).toBe(3);
    const second = backUp({
      settings: source,
      to: path.join(folder, 'b.tar'),
      withSecret: false,
      now: NOW,
      say: () => {},
    });
    await expect(second).rejects.toThrow('em andamento');
  });
  await removeBytes({ config: gateway.config, database }, [id]);
  expect(await store.sizeOf(id)).toBeNull();
});

it('a database whose restore was cut off takes no gateway', async () => {
  const place = await openDatabase({ url: await server.createDatabase('marked') });
  await markRestore(folder, place);
  await expect(migrate(place)).rejects.toThrow('não terminou');
  await place.close();
});
