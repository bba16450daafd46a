import type { Schemas } from '@portal/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertManyProducts } from '../../testing/insertManyProducts.ts';
import { analyze, longReads, plansOf, wholeReads } from '../../testing/plansOf.ts';
import { insertReview } from '../../testing/reviewFixtures.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

const onServer = process.env.GATEWAY_TEST_DATABASE_URL !== undefined;
/** More than a list counts. What a step may read does not depend on it. */
const PRODUCTS = onServer ? 200_000 : 12_000;
const GROWING = [
  'products',
  'families',
  'suppliers',
  'product_suppliers',
  'product_children',
  'product_orders',
];
/** Rows that are counted, and that pages reach. */
const REACH = 10_000;
/** Rows that a step may read to count and to sort them, a few that the filter drops included. */
const COUNTED = 1.1 * Math.max(REACH, PRODUCTS / 10);
/** Rows that a step may read for the page that is shown, with what belongs to it. */
const PAGE_ROWS = 200;

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

const LAST = { Pagina: '100', QuantidadeRegistros: '100' };

/** What the steps of a page read that is too much: `most` rows may be found and sorted, or skipped. */
const tooMuch = ({ plans }: Awaited<ReturnType<typeof explain>>, most: number) =>
  plans.flatMap(({ sql, steps }) => {
    const counts = sql.startsWith('select count(*)');
    const narrow = longReads(steps, ['product_orders'], counts ? COUNTED : most);
    const others = GROWING.filter((table) => table !== 'product_orders');
    // Products of a supplier are found by its links.
    const rest = longReads(steps, others, Math.min(most, 1_000));
    const sorted = wholeReads(steps, GROWING, counts ? COUNTED : most);
    return [...narrow, ...rest, ...sorted].map((long) => ({ sql, long }));
  });

/** Filters with the most rows that they find on the embedded database, none where they find more than is counted. */
type Filtered = [string, Record<string, string>, number | undefined];

describe('products to decide and to change in lots are found in one narrow table, however many there are', () => {
  it.each([
    [STATUS_CHANGES, 'Aprovado'],
    [STATUS_CHANGES, 'Recusado'],
    [APPROVALS, 'AguardandoAprovacao'],
    [APPROVALS, 'AguardandoAprovacaoComercial'],
  ])('%s, status %s: every order, up and down, the first page and the last', async (path, Status) => {
    const isMost = Status === 'Aprovado';
    for (const [column, ascending] of ORDERS) {
      const query = { Status, 'Ordenacao.Coluna': column, 'Ordenacao.Ascending': ascending };
      const first = await explain(path, query);
      expect(first.answer?.produtos).toHaveLength(20);
      expect({ column, long: tooMuch(first, isMost ? PAGE_ROWS : PRODUCTS / 50) }).toEqual({
        column,
        long: [],
      });
      if (!isMost) continue;
      const last = await explain(path, { ...query, ...LAST });
      expect(last.answer?.produtos).toHaveLength(100);
      expect({ column, long: tooMuch(last, COUNTED) }).toEqual({ column, long: [] });
    }
  });

  it.each<Filtered>([
    ['one supplier', { FornecedorId: '2000011' }, PAGE_ROWS],
    ['a day', { DataInicio: '2026-10-05', DataFim: '2026-10-05' }, PAGE_ROWS],
    ['one manager', { GestorId: '2000003' }, PRODUCTS / 19],
    ['one group', { GrupoDivisaoId: '2000003' }, PRODUCTS / 19],
    ['one division', { DivisaoId: '2000007' }, PRODUCTS / 90],
    ['one division of a status', { DivisaoId: '2000007', Status: 'Recusado' }, PRODUCTS / 90],
    [
      'a manager in a period',
      { GestorId: '2000003', DataInicio: '2026-10-01', DataFim: '2026-10-31' },
      PRODUCTS / 19,
    ],
    ['one family', { FamiliaId: '2000100' }, PAGE_ROWS],
    ['one product', { CodigoProduto: '1100' }, PAGE_ROWS],
    ['a risk class of none', { ClassificacaoDeRiscoId: '2' }, PAGE_ROWS],
    ['a division of another manager', { GestorId: '2000003', DivisaoId: '2000003' }, PAGE_ROWS],
    ['a period of most', { DataInicio: '1980-01-01' }, undefined],
    ['a risk class of most', { ClassificacaoDeRiscoId: '1' }, undefined],
  ])('%s: by name and by value', async (_, filter, found) => {
    for (const order of [{}, { 'Ordenacao.Coluna': 'ValorNf' }]) {
      const first = await explain(STATUS_CHANGES, { ...filter, ...order });
      expect(tooMuch(first, found ?? PAGE_ROWS)).toEqual([]);
      // Where all products are few, the last page is nearly all of them.
      if (found === undefined && !onServer) continue;
      const last = await explain(STATUS_CHANGES, { ...filter, ...order, ...LAST });
      expect(tooMuch(last, found ?? REACH)).toEqual([]);
    }
  });

  it('counts what a filter finds to 10,000, then says that there is more, and goes no further', async () => {
    const few = await explain(STATUS_CHANGES, { FornecedorId: '2000011' });
    expect(few.answer?.meta.paginacao).toMatchObject({ totalRegistros: 100 });
    expect(few.answer?.meta.paginacao.haMais).toBeUndefined();
    const many = await explain(STATUS_CHANGES, { ClassificacaoDeRiscoId: '1' });
    expect(many.answer?.meta.paginacao).toMatchObject({ totalRegistros: REACH, haMais: true });
    const token = await gateway.tokenOf('Comercial');
    const behind = await gateway.call(`${STATUS_CHANGES}?Status=Aprovado&Pagina=501`, { token });
    expect(behind).toMatchObject({
      status: 400,
      body: { errors: { global: [expect.stringContaining('até 10.000 registros')] } },
    });
  });
});
