import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { brands } from '../database/schema.ts';
import { type DatabaseServer, startDatabaseServer } from '../testing/databaseServer.ts';
import { insertFixtures } from '../testing/fixtures.ts';
import { createTestGateway, emptyDump, errorOf, type TestGateway } from '../testing/testGateway.ts';

let server: DatabaseServer;
let database: Database;
let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  server = await startDatabaseServer(await emptyDump());
  database = await openDatabase({ url: server.url });
  await insertFixtures(database);
  gateway = await createTestGateway({ database });
  token = await gateway.tokenOf('Comercial');
});

afterAll(async () => {
  await gateway.close();
  await server.close();
});

const TEXT = 'O serviço está indisponível no momento. Tente novamente em breve.';
const read = () => gateway.call('/api/produtos/marcas', { token });
const create = (descricao: string) => gateway.call('/api/produtos/marcas', { token, body: { descricao } });

describe('a database that goes away (GW-23)', () => {
  it('in the middle of a transaction ends no process, and undoes the transaction', async () => {
    const cut = database.transaction(async (queries) => {
      await queries.execute(sql`update brands set descricao = 'NUNCA' where id = 1`);
      await server.stop();
      await queries.execute(sql`select 1`);
    });
    await expect(cut).rejects.toThrow();
    await server.start();
    const undone = await database.queries.select().from(brands).where(eq(brands.descricao, 'NUNCA'));
    expect(undone).toEqual([]);
  });

  it('gives 503 with the wait to calls of all kinds, and is served again once it is back', async () => {
    expect((await read()).status).toBe(200);
    await server.stop();
    // More than there are connections: one whose begin failed is given back too.
    for (let round = 0; round < 15; round += 1) {
      const answers = await Promise.all([read(), create(`MARCA ${round}`)]);
      expect((await gateway.call('/saude')).status).toBe(200);
      const ready = await gateway.call('/pronto');
      expect([ready.status, ready.body]).toEqual([
        200,
        expect.objectContaining({ database: { state: 'failed' } }),
      ]);
      for (const answer of answers) {
        expect(answer.status).toBe(503);
        expect(answer.headers.get('retry-after')).toBe('2');
        expect(errorOf(answer).message).toBe(TEXT);
      }
    }
    await server.start();
    expect((await create('DEPOIS')).status).toBe(201);
    expect((await read()).status).toBe(200);
  });

  it('again and again under load loses no connection for good', async () => {
    const statuses = new Set<number>();
    let stopped = false;
    const clients = Array.from({ length: 12 }, async (_, client) => {
      for (let call = 0; !stopped; call += 1) {
        statuses.add((await (call % 2 ? read() : create(`CARGA ${client}X${call}`))).status);
      }
    });
    const answered = (...wanted: number[]) =>
      expect.poll(() => wanted.every((one) => statuses.has(one)), { timeout: 20_000 });
    for (let round = 0; round < 4; round += 1) {
      await answered(200, 201).toBe(true);
      await wait(100);
      await server.stop();
      await wait(50);
      await server.start();
    }
    await answered(503).toBe(true);
    stopped = true;
    await Promise.all(clients);
    expect([...statuses].sort()).toEqual([200, 201, 503]);
    expect(await Promise.all(Array.from({ length: 20 }, async () => (await read()).status))).toEqual(
      Array.from({ length: 20 }, () => 200),
    );
  });
});
