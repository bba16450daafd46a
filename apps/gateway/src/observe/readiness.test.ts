import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { outboxMails } from '../database/schema.ts';
import type { FileStore } from '../files/store/FileStore.ts';
import { openTestDatabase } from '../testing/testGateway.ts';
import { readinessOf } from './readiness.ts';

let database: Database;
const now = new Date('2026-11-20T12:00:00Z');
const never = () => new Promise<never>(() => {});
const away = () => Promise.reject(new Error('away'));

/** A store that answers every question about a size like this. */
const storeThat = (sizeOf: FileStore['sizeOf']) => ({ sizeOf }) as FileStore; // nothing else of it is asked

/** A database that answers every statement like this. */
const databaseThat = (answer: () => Promise<never>): Database => ({
  ...database,
  queries: new Proxy(database.queries, {
    get: () => () => Object.assign(answer(), { from: () => ({ where: answer }) }),
  }),
});

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

const ask = (of: Database, files: FileStore, ms = 50) =>
  readinessOf({ database: of, files, now: () => now }, ms)();

it('tells how database, store and mails are', async () => {
  const mail = { kind: 'pendency', recipient: 'a@exemplo.com.br', subject: 'x', body: 'y' } as const;
  const queuedAt = new Date(now.getTime() - 90_000);
  await database.queries.insert(outboxMails).values([
    { ...mail, queuedAt, nextAttemptAt: now },
    { ...mail, queuedAt: new Date(0), nextAttemptAt: now, sentAt: now },
  ]);
  expect(
    await ask(
      database,
      storeThat(async () => null),
      10_000,
    ),
  ).toEqual({
    database: { state: 'ok' },
    store: { state: 'ok' },
    mails: { state: 'ok', waiting: 1, oldestSeconds: 90 },
  });
});

it('tells of a store that is frozen or away, and waits for none', async () => {
  const frozen = await ask(database, storeThat(never), 2_000);
  expect(frozen).toMatchObject({ database: { state: 'ok' }, store: { state: 'silent' } });
  expect(await ask(database, storeThat(away), 10_000)).toMatchObject({ store: { state: 'failed' } });
});

it('tells of a database that is frozen, with the mails in it', async () => {
  const told = await ask(
    databaseThat(never),
    storeThat(async () => null),
    500,
  );
  expect(told).toEqual({ database: { state: 'silent' }, store: { state: 'ok' }, mails: { state: 'silent' } });
});

it('asks a frozen store once, however often it is asked', async () => {
  let asked = 0;
  const store = storeThat(() => {
    asked += 1;
    return never();
  });
  const readiness = readinessOf({ database, files: store, now: () => now }, 20);
  for (let round = 0; round < 5; round += 1) await readiness();
  await wait(0);
  expect(asked).toBe(1);
});
