import type { Schemas } from '@portal/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertManyProducts } from '../../testing/insertManyProducts.ts';
import { analyze, longReads, plansOf } from '../../testing/plansOf.ts';
import { insertReview } from '../../testing/reviewFixtures.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

const onServer = process.env.GATEWAY_TEST_DATABASE_URL !== undefined;
/** What a step may read does not depend on it. */
const PRODUCTS = onServer ? 200_000 : 8_000;
const GROWING = [
  'products',
  'families',
  'suppliers',
  'product_suppliers',
  'product_children',
  'product_status_counts',
  'product_orders',
];
/** Rows that a step may read for a page of 20 and for the count of what a filter finds. */
const MOST_ROWS = 1_000;

const STATUS_CHANGES = '/api/produtos/alteracao-status-lote';
const APPROVALS = '/api/produtos/aprovacao-lote';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertReview(gateway);
  await insertManyProducts(gateway.database, PRODUCTS);
  await analyze(gateway.database);
}, 600_000);

afterAll(() => gateway.close());

async function explain(path: string, query: Record<string, string>) {
  const token = await gateway.tokenOf('Comercial');
  let answer: Schemas['BatchProductList'] | undefined;
  const plans = await plansOf(gateway.database, GROWING, async () => {
    const { status, body } = await gateway.call(`${path}?${new URLSearchParams(query)}`, { token });
    expect(status).toBe(200);
    answer = body as Schemas['BatchProductList'];
  });
  expect(plans).not.toEqual([]);
  return { answer, plans };
}

const COLUMNS = [
  'Codigo',
  'Nome',
  'FamiliaNome',
  'FornecedorNomeTela',
  'ValorNf',
  'CustoFinal',
  'Pv',
  'Margem',
  'DataCriacao',
];
const ORDERS = COLUMNS.flatMap((column) =>
  ['true', 'false'].map((ascending) => [column, ascending] as const),
);

/** What the steps read that is too much, by the statement. */
const longOf = (plans: Awaited<ReturnType<typeof explain>>['plans'], most = MOST_ROWS) =>
  plans.flatMap(({ sql, steps }) => longReads(steps, GROWING, most).map((long) => ({ sql, long })));

/** Filters with the most rows that a step may read for them: what they find, where that is the shorter way. */
type Filtered = [string, Record<string, string>, number];

const OF_MANY: Filtered[] = [
  ['one supplier', { FornecedorId: '2000011' }, MOST_ROWS],
  ['a day', { DataInicio: '2026-10-05', DataFim: '2026-10-05' }, MOST_ROWS],
  ['one manager', { GestorId: '2000003' }, PRODUCTS / 20],
  ['one group', { GrupoDivisaoId: '2000003' }, PRODUCTS / 20],
  ['one division', { DivisaoId: '2000007' }, PRODUCTS / 100],
];

describe('products to decide and to change in lots are read along an order, however many there are', () => {
  it.each([
    [STATUS_CHANGES, 'Aprovado'],
    [STATUS_CHANGES, 'Recusado'],
    [APPROVALS, 'AguardandoAprovacao'],
  ])('%s, status %s: every order, up and down', async (path, Status) => {
    for (const [column, ascending] of ORDERS) {
      const query = { Status, 'Ordenacao.Coluna': column, 'Ordenacao.Ascending': ascending };
      const { answer, plans } = await explain(path, query);
      expect(answer?.produtos).toHaveLength(20);
      expect({ column, long: longOf(plans) }).toEqual({ column, long: [] });
    }
  });

  it.each<Filtered>([
    // Where all products are few, to read all of them is the shorter way.
    ...(onServer ? OF_MANY : []),
    ['one family', { FamiliaId: '2000100' }, MOST_ROWS],
    ['a period of most', { DataInicio: '1980-01-01' }, MOST_ROWS],
    ['a risk class of most', { ClassificacaoDeRiscoId: '1' }, MOST_ROWS],
    ['a risk class of none', { ClassificacaoDeRiscoId: '2' }, MOST_ROWS],
    ['a division of another manager', { GestorId: '2000003', DivisaoId: '2000003' }, MOST_ROWS],
  ])('%s: by name and by value', async (_, filter, most) => {
    for (const order of [{}, { 'Ordenacao.Coluna': 'ValorNf' }]) {
      const { plans } = await explain(STATUS_CHANGES, { ...filter, ...order });
      expect(longOf(plans, most)).toEqual([]);
    }
  });

  it('counts what a filter finds to 500, then says that there is more', async () => {
    const few = await explain(STATUS_CHANGES, { FornecedorId: '2000011' });
    expect(few.answer?.meta.paginacao).toMatchObject({ totalRegistros: 100 });
    expect(few.answer?.meta.paginacao.haMais).toBeUndefined();
    const many = await explain(STATUS_CHANGES, { ClassificacaoDeRiscoId: '1' });
    expect(many.answer?.meta.paginacao).toMatchObject({ totalRegistros: 500, haMais: true });
  });
});
