import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { brands } from '../database/schema.ts';
import { insertFixtures } from '../testing/fixtures.ts';
import { type PostgresServer, startPostgres } from '../testing/postgresServer.ts';
import { type Pooler, startPooler } from '../testing/startPooler.ts';
import { createTestGateway, errorOf, type TestGateway } from '../testing/testGateway.ts';

/** Shorter than those of a gateway, so that nobody waits for them here. */
const limits = { connectionMs: 1_000, statementMs: 1_000, silenceMs: 500 };
const TEXT = 'O serviço está indisponível no momento. Tente novamente em breve.';

let server: PostgresServer;
let pooler: Pooler;
let gateway: TestGateway;
let database: Database;
let token: string;

beforeAll(async () => {
  server = await startPostgres();
  pooler = await startPooler(server);
});

afterAll(async () => {
  await pooler.close();
  await server.close();
});

const read = () => gateway.call('/api/produtos/marcas', { token });
const create = (descricao: string) => gateway.call('/api/produtos/marcas', { token, body: { descricao } });
const statuses = async (calls: readonly Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);

/** Whether each of these brands was kept, once. */
async function areKept(names: readonly string[]): Promise<boolean> {
  const kept = await database.queries.select({ name: brands.descricao }).from(brands);
  return names.every((name) => kept.filter((one) => one.name === name).length === 1);
}

/** Calls without a pause, until it is stopped; what was acknowledged, and all statuses that were seen. */
function underLoad() {
  const acknowledged: string[] = [];
  const seen = new Set<number>();
  let stopped = false;
  const clients = Array.from({ length: 12 }, async (_, client) => {
    for (let call = 0; !stopped; call += 1) {
      const name = `CARGA ${client}X${call} ${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
      const { status } = await (call % 3 === 0 ? create(name) : read());
      if (status === 201) acknowledged.push(name);
      seen.add(status);
    }
  });
  return {
    acknowledged,
    seen,
    stop: async () => {
      stopped = true;
      await Promise.all(clients);
    },
  };
}

describe.each([
  ['straight', () => server.url('straight')],
  ['behind a pooler in transaction mode', () => pooler.url('pooled')],
])('a server reached %s (GW-23)', (place, url) => {
  beforeAll(async () => {
    await server.createDatabase(place === 'straight' ? 'straight' : 'pooled');
    database = await openDatabase({ url: url(), limits });
    await migrate(database);
    await insertFixtures(database);
    gateway = await createTestGateway({ database });
    token = await gateway.tokenOf('Comercial');
  });

  afterAll(() => gateway.close());

  beforeEach(async () => {
    await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe(200);
  });

  afterEach(() => server.thaw());

  it('that freezes gives 503 with the wait to every call, and serves again as soon as it goes on', async () => {
    expect(await statuses(Array.from({ length: 12 }, read))).toEqual(Array.from({ length: 12 }, () => 200));
    await server.freeze();
    // More than there are connections, several times: none may stay taken.
    for (let round = 0; round < 3; round += 1) {
      const calls = Array.from({ length: 15 }, (_, index) =>
        index % 2 ? read() : create(`GELO ${round}X${index}`),
      );
      for (const answer of await Promise.all(calls)) {
        expect(answer.status).toBe(503);
        expect(answer.headers.get('retry-after')).toBe('2');
        expect(errorOf(answer).message).toBe(TEXT);
      }
    }
    await server.thaw();
    await expect.poll(async () => (await read()).status, { timeout: 10_000 }).toBe(200);
    expect(await statuses(Array.from({ length: 30 }, read))).toEqual(Array.from({ length: 30 }, () => 200));
    expect((await create('DEPOIS DO GELO')).status).toBe(201);
  });

  it('that is restarted and frozen under load keeps what was acknowledged, and loses no connection for good', async () => {
    const load = underLoad();
    for (let round = 0; round < 3; round += 1) {
      await wait(300);
      await server.restart();
      await wait(300);
      await server.freeze();
      await wait(2_000);
      await server.thaw();
      const before = load.acknowledged.length;
      await expect.poll(() => load.acknowledged.length > before + 5, { timeout: 20_000 }).toBe(true);
    }
    await load.stop();
    expect([...load.seen].sort()).toEqual([200, 201, 503]);
    expect(await areKept(load.acknowledged)).toBe(true);
    expect(await statuses(Array.from({ length: 30 }, read))).toEqual(Array.from({ length: 30 }, () => 200));
  });

  it('that is slow is told to stop, so that a statement does not run on for nobody', async () => {
    const slow = database.queries.execute(sql`select pg_sleep(20) /* slow one */`);
    await expect(slow).rejects.toThrow();
    const running = sql`select 1 from pg_stat_activity where query like '%slow one%' and state = 'active' and pid <> pg_backend_pid()`;
    await expect
      .poll(async () => ((await database.queries.execute(running)) as unknown as { rows: unknown[] }).rows)
      .toEqual([]);
  });

  it('runs the victim of a deadlock again', async () => {
    await Promise.all(['UM', 'DOIS'].map(create));
    const change = (first: string, second: string, meet: () => Promise<void>) =>
      database.transaction(async (queries) => {
        await queries.execute(sql`update brands set versao = versao + 1 where descricao = ${first}`);
        await meet();
        await queries.execute(sql`update brands set versao = versao + 1 where descricao = ${second}`);
      });
    let came = 0;
    const both = Promise.withResolvers<void>();
    const meet = async () => {
      came += 1;
      if (came === 2) both.resolve();
      await both.promise;
    };
    await Promise.all([change('UM', 'DOIS', meet), change('DOIS', 'UM', meet)]);
    expect(came).toBe(3);
    const found = await database.queries.select().from(brands).where(sql`descricao in ('UM', 'DOIS')`);
    expect(found.map(({ versao }) => versao)).toEqual([3, 3]);
  });

  it('says so where a transaction went on after a statement that failed, since nothing of it was kept', async () => {
    const work = database.transaction(async (queries) => {
      await queries.execute(sql`select 1 / 0`).catch(() => {});
    });
    await expect(work).rejects.toThrow('after a statement that failed');
  });
});
