import type { Schemas } from '@portal/api';
import type { Role } from '@portal/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../database/schema.ts';
import { insertBatchProducts } from '../../testing/batchFixtures.ts';
import { analyze, longReads, plansOf } from '../../testing/plansOf.ts';
import { insertReview, reviewIds } from '../../testing/reviewFixtures.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

const onServer = process.env.GATEWAY_TEST_DATABASE_URL !== undefined;
/** A million on a server; the embedded database would take a minute to write as many. */
const ENTRIES = onServer ? 1_000_000 : 100_000;
const OTHERS = onServer ? 50_000 : 10_000;
const CHUNK = 50_000;
/** Changes of one product: 50 on each of 100 days. */
const OF_PRODUCT = 5_000;
const GROWING = ['audit_entries', 'products', 'batches', 'batch_items'];
/** Rows that a step may read for a page. */
const MOST_ROWS = 1_000;

const LOTE = '00000000-0000-4000-8000-000000000001';

let gateway: TestGateway;
let codigo: number;

/** Runs a statement for each part of the numbers up to a count. */
async function inParts(count: number, statement: (from: number, to: number) => ReturnType<typeof sql>) {
  for (let from = 1; from <= count; from += CHUNK)
    await gateway.database.queries.execute(statement(from, Math.min(from + CHUNK - 1, count)));
}

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertReview(gateway);
  await insertBatchProducts(gateway, 30);
  const { queries } = gateway.database;
  const [product] = await queries.select().from(products).where(eq(products.id, 5001));
  codigo = product?.codigo ?? 0;
  const entry = (time: ReturnType<typeof sql>, record: ReturnType<typeof sql>) => sql`
    insert into audit_entries (changed_at, user_id, operation, record_kind, record_id, changes)
    select ${time}, (select min(id) from users) + n % 3, 'updateProduct', 'product', ${record},
      '{"nome": {"before": "A", "after": "B"}}'::jsonb`;
  await inParts(
    ENTRIES,
    (from, to) =>
      sql`${entry(
        sql`timestamptz '2026-11-20 12:00Z' - n * interval '30 seconds'`,
        sql`(100000 + n % 20000)::text`,
      )} from generate_series(${from}::integer, ${to}::integer) as n`,
  );
  await queries.execute(
    sql`${entry(
      sql`timestamptz '2026-11-20 12:00Z' - (n % 100) * interval '1 day'`,
      sql`'5001'`,
    )} from generate_series(1, ${OF_PRODUCT}::integer) as n`,
  );
  await inParts(
    OTHERS,
    (from, to) => sql`
      insert into products (id, nome, familia_id, variacao, status_aprovacao, data_criacao)
      select 1000000 + n, 'PANELA ' || n, ${reviewIds.family}::bigint, n::text, 'Aprovado',
        timestamptz '2026-11-20 12:00Z' - n * interval '1 hour'
      from generate_series(${from}::integer, ${to}::integer) as n`,
  );
  await inParts(
    OTHERS,
    (from, to) => sql`
      with made as (
        insert into batches (id, kind, user_id, created_at)
        select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Aprovacao',
          (select id from users where email like 'diretoria%'), timestamptz '2026-11-20 12:00Z'
        from generate_series(${from}::integer, ${to}::integer) as n
        returning id
      )
      insert into batch_items (batch_id, produto_id, seen_version, left_version, before, after)
      select id, produto_id, 1, 2,
        '{"statusAprovacao": "Validado", "texto": "A"}', '{"statusAprovacao": "Aprovado", "texto": "B"}'
      from made cross join (values (5001), (5002)) as changed(produto_id)`,
  );
  await analyze(gateway.database);
});

afterAll(() => gateway.close());

async function explain(path: string, role: Role) {
  const token = await gateway.tokenOf(role);
  let answer: unknown;
  const plans = await plansOf(gateway.database, GROWING, async () => {
    const { status, body } = await gateway.call(path, { token });
    expect(status).toBe(200);
    answer = body;
  });
  expect(plans).not.toEqual([]);
  return { answer, plans };
}

describe('the log reads what one record went through in the period, however long the audit is', () => {
  const log = (query: string) =>
    `/api/produtos/logs?Dominio=Produtos&CodigoProduto=${codigo}&DataFim=2026-11-20&${query}`;

  it.each([
    ['a day', 'DataInicio=2026-11-20', 50],
    ['a day by user', 'DataInicio=2026-11-20&Ordenacao.Coluna=Usuario', 50],
    ['a day of one user', 'DataInicio=2026-11-20&UsuarioId=1', 50],
    ['a week', 'DataInicio=2026-11-14', 350],
    ['its last page', 'DataInicio=2026-11-14&Pagina=18', 350],
    ['all of it', 'DataInicio=2026-01-01', OF_PRODUCT],
    ['all of it, the last page', 'DataInicio=2026-01-01&Pagina=250', OF_PRODUCT],
  ])('%s', async (_, query, most) => {
    const { plans } = await explain(log(query), 'Comercial');
    for (const { sql: text, steps } of plans)
      expect({ text, long: longReads(steps, ['audit_entries'], most) }).toEqual({ text, long: [] });
  });

  it('the users: one entry of each is enough', async () => {
    const { plans } = await explain('/api/produtos/logs/usuarios', 'Comercial');
    for (const { sql: text, steps } of plans)
      expect({ text, long: longReads(steps, ['audit_entries'], MOST_ROWS) }).toEqual({ text, long: [] });
  });
});

describe('the batches read what is shown', () => {
  it('what a batch did', async () => {
    const { plans, answer } = await explain(`/api/produtos/lotes/${LOTE}`, 'Diretoria');
    expect((answer as Schemas['Batch']).produtos).toHaveLength(2);
    for (const { sql: text, steps } of plans)
      expect({ text, long: longReads(steps, GROWING, 20) }).toEqual({ text, long: [] });
  });
});
