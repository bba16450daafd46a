import { randomUUID } from 'node:crypto';
import { eq, ilike } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeExpired } from '../../database/purgeExpired.ts';
import { answeredKeys, brands } from '../../database/schema.ts';
import { auditOf } from '../../testing/register.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';
import { loadContract } from '../contract/contract.ts';

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  token = await gateway.tokenOf('Comercial');
});

afterAll(() => gateway.close());

const PATH = '/api/produtos/marcas';
const create = (descricao: string, key: string, { on = gateway, as = token } = {}) =>
  on.call(PATH, { token: as, body: { descricao }, headers: { 'Idempotency-Key': key } });
const stored = (descricao: string) =>
  gateway.database.queries.select().from(brands).where(ilike(brands.descricao, descricao));

describe('a call that creates and comes again (D23)', () => {
  it('gets the answer of the first time, and creates and logs nothing more', async () => {
    const key = randomUUID();
    const first = await create('UMA VEZ', key);
    const again = await create('UMA VEZ', key);
    expect(first.status).toBe(201);
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([201, first.body, '"1"']);
    const [brand, ...others] = await stored('UMA VEZ');
    expect(others).toEqual([]);
    expect(await auditOf(gateway, 'brand', brand?.id ?? 0)).toHaveLength(1);
  });

  it('while the first is under way, also at another gateway, waits for its answer', async () => {
    const other = await createTestGateway({ database: gateway.database });
    const key = randomUUID();
    const answers = await Promise.all([
      create('AO MESMO TEMPO', key),
      create('AO MESMO TEMPO', key),
      create('AO MESMO TEMPO', key, { on: other }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => answers[0].body));
    expect(await stored('AO MESMO TEMPO')).toHaveLength(1);
  });

  it('after a refusal is carried out: nothing was remembered', async () => {
    await create('OCUPADA', randomUUID());
    const key = randomUUID();
    expect((await create('OCUPADA', key)).status).toBe(400);
    expect((await create('LIVRE', key)).status).toBe(201);
  });

  it('with another body is refused', async () => {
    const key = randomUUID();
    await create('ANTES', key);
    const answer = await create('DEPOIS', key);
    expect(answer.status).toBe(422);
    expect(errorOf(answer).message).toBe(
      'Este envio já foi gravado, com outros dados. Recarregue a página antes de enviar de novo.',
    );
    expect(await stored('DEPOIS')).toEqual([]);
  });

  it('whose gateway ended before it answered is refused, and creates nothing more', async () => {
    const key = randomUUID();
    await create('SEM RESPOSTA', key);
    await gateway.database.queries
      .update(answeredKeys)
      .set({ answer: null })
      .where(eq(answeredKeys.key, key));
    const answer = await create('SEM RESPOSTA', key);
    expect(answer.status).toBe(422);
    expect(errorOf(answer).message).toBe(
      'Este envio já foi gravado. Recarregue a página para ver o registro.',
    );
    expect(await stored('SEM RESPOSTA')).toHaveLength(1);
  });

  it('is another call when somebody else makes it', async () => {
    const key = randomUUID();
    const as = await gateway.tokenOf('Diretoria');
    expect((await create('DE UMA', key)).status).toBe(201);
    expect((await create('DE OUTRA', key, { as })).status).toBe(201);
  });

  it('is remembered for a day', async () => {
    const key = randomUUID();
    await create('DE ONTEM', key);
    const { queries } = gateway.database;
    const hours = (count: number) => new Date(gateway.clock.now.getTime() + count * 3_600_000);
    await purgeExpired(gateway, hours(23));
    expect(await queries.select().from(answeredKeys)).not.toEqual([]);
    await purgeExpired(gateway, hours(25));
    expect(await queries.select().from(answeredKeys)).toEqual([]);
  });

  it.each([
    ['without a key', undefined],
    ['with something else', 'chave'],
  ])('%s is refused', async (_, key) => {
    const answer = await gateway.app.request(PATH, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      },
      body: JSON.stringify({ descricao: 'SEM CHAVE' }),
    });
    expect(answer.status).toBe(400);
    expect(await stored('SEM CHAVE')).toEqual([]);
  });
});

it('every operation that creates and is not open takes a key', async () => {
  const { operations } = await loadContract();
  const creating = operations.filter(({ statuses, access }) => statuses.includes(201) && access !== 'open');
  expect(creating.length).toBeGreaterThan(10);
  expect(creating.filter(({ createsOnce }) => !createsOnce)).toEqual([]);
});
