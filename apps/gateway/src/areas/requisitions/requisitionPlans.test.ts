import type { Schemas } from '@portal/api';
import { ANALYSIS_COLUMNS, CHART_PERIODS } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertManyRequisitions } from '../../testing/insertManyRequisitions.ts';
import { analyze, longReads, plansOf, wholeReads } from '../../testing/plansOf.ts';
import { BACKOFFICE, insertPurchasing, REQUISITIONS } from '../../testing/requisitionFixtures.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

const COUNT = 10_000;
const GROWING = [
  'requisitions',
  'requisition_installments',
  'requisition_tags',
  'requisition_logs',
  'purchase_suggestions',
];
/** What counts and charts are read from. */
const SUMS = ['requisition_status_counts', 'cash_flow_sums'];
/** Days of two years, of each kind that the charts show. */
const MOST_SUMS = 5 * 731;
/** Rows that a step may read for a page of 20 or a decision; a table of this test has 10,000 to 30,000. */
const MOST_ROWS = 1_000;

/** Every column that the list is sorted by (RQL-028, RQL-029). */
const SORTS = [
  'Id',
  'NomeGestor',
  'Fornecedor',
  'TipoLiberacao',
  'DataCompraInicial',
  'ValorRequisicao',
  'SaldoContaCorrente',
  'Status',
  'Requisitante',
  'DataCriacao',
  ...ANALYSIS_COLUMNS.map((name) => `Analise.${name}`),
];

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertPurchasing(gateway);
  await insertManyRequisitions(gateway.database, COUNT);
  await analyze(gateway.database);
});

afterAll(() => gateway.close());

/** Whether the statement counts rows. */
const counts = (text: string) => /^select (count|coalesce\(sum)\(/.test(text);

async function plans(act: () => Promise<{ readonly status: number }>) {
  return plansOf(gateway.database, [...GROWING, ...SUMS], async () => {
    const answer = await act();
    expect(answer.status).toBe(200);
  });
}

const listed = async (query: Record<string, string>) => {
  const token = await gateway.tokenOf('Diretoria');
  return plans(() => gateway.call(`${REQUISITIONS}?${new URLSearchParams(query)}`, { token }));
};

describe(`with ${COUNT} requisitions`, () => {
  it.each<Record<string, string>>([
    {},
    { StatusRequisicao: 'Requisitado' },
    { StatusRequisicao: 'Validado' },
    ...SORTS.flatMap((column) => [
      { 'Ordenacao.Coluna': column },
      { 'Ordenacao.Coluna': column, 'Ordenacao.Ascending': 'false' },
      { 'Ordenacao.Coluna': column, StatusRequisicao: 'Validado' },
    ]),
    { DataInicio: '2026-12-01', DataFim: '2026-12-07' },
    { TagsIds: '18', StatusRequisicao: 'Validado' },
    { Pagina: '12' },
  ])('%j: a page reads what it shows', async (query) => {
    const pages = (await listed(query)).filter(({ sql: text }) => !counts(text));
    expect(pages).not.toEqual([]);
    // Those of a tag are an index of their own.
    const most = 'TagsIds' in query ? COUNT / 3 : MOST_ROWS;
    for (const { sql: text, steps } of pages)
      expect({ sql: text, whole: wholeReads(steps, GROWING, most) }).toEqual({ sql: text, whole: [] });
  });

  it.each<Record<string, string>>([{}, { StatusRequisicao: 'Aprovado' }])(
    '%j: how many there are is known without counting them',
    async (query) => {
      const counted = (await listed(query)).filter(({ sql: text }) => counts(text));
      expect(counted).not.toEqual([]);
      for (const { steps } of counted) expect(longReads(steps, [...GROWING, ...SUMS], 10)).toEqual([]);
    },
  );

  it.each([{ TagsIds: '18' }, { DataInicio: '2026-12-01', DataFim: '2027-06-30' }])(
    '%j: what a filter finds is counted to 500',
    async (query) => {
      const token = await gateway.tokenOf('Diretoria');
      const { body } = await gateway.call(`${REQUISITIONS}?${new URLSearchParams(query)}`, { token });
      expect((body as Schemas['RequisitionList']).meta.paginacao).toMatchObject({
        totalRegistros: 500,
        haMais: true,
      });
      const all = await listed(query);
      for (const { steps } of all) expect(longReads(steps, ['requisitions'], 2 * MOST_ROWS)).toEqual([]);
    },
  );

  it.each(['analise', 'lancamentos'])('the chart %s adds up no installment', async (chart) => {
    const token = await gateway.tokenOf('Diretoria');
    for (const period of CHART_PERIODS) {
      const queries = await plans(() =>
        gateway.call(`${REQUISITIONS}/graficos/${chart}?tipoVisaoGrafico=${period}`, { token }),
      );
      expect(queries).not.toEqual([]);
      for (const { steps } of queries) {
        expect(longReads(steps, GROWING, 0)).toEqual([]);
        expect(longReads(steps, SUMS, MOST_SUMS)).toEqual([]);
      }
    }
  });

  it.each(['aprovar', 'recusar'])('%s, log and chart of a requisition read it alone', async (act) => {
    const token = await gateway.tokenOf('Diretoria');
    const { rows } = (await gateway.database.queries.execute(
      sql`select id from requisitions where status = 'Validado' limit 1`,
    )) as unknown as { rows: { id: number }[] };
    const id = rows[0]?.id ?? 0;
    const body = act === 'recusar' ? { observacao: 'Estoque suficiente' } : undefined;
    const queries = [
      ...(await plans(() =>
        gateway.call(`${BACKOFFICE}/${id}/${act}`, {
          method: 'PUT',
          token,
          headers: { 'If-Match': '"1"' },
          ...(body && { body }),
        }),
      )),
      ...(await plans(() => gateway.call(`${REQUISITIONS}/${id}/logs`, { token }))),
      ...(await plans(() =>
        gateway.call(`${REQUISITIONS}/graficos/lancamentos?tipoVisaoGrafico=Mes&requisicoes=${id}`, {
          token,
        }),
      )),
    ];
    expect(queries.length).toBeGreaterThan(3);
    for (const { sql: text, steps } of queries)
      expect({ sql: text, whole: wholeReads(steps, GROWING, MOST_ROWS) }).toEqual({ sql: text, whole: [] });
  });
});
