import type { Schemas } from '@portal/api';
import type { Role } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertManyRequests } from '../../testing/insertManyRequests.ts';
import { analyze, longReads, type PlanStep, plansOf, wholeReads } from '../../testing/plansOf.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

const HOME = '/api/produtos/solicitacoes-cadastros/home';
const REQUESTS = 3000;
const GROWING = [
  'request_rows',
  'registration_requests',
  'family_requests',
  'product_requests',
  'families',
  'products',
];
/** Rows that a step may read for a page of 20; a table of this test has 3,000 or 12,000. */
const MOST_ROWS = 1000;
/**
 * Of the 15,000 rows by which the list is found: those of families that have products, which it leaves out, and so many that
 * 500 are found among them.
 */
const PART = 2 * REQUESTS + MOST_ROWS;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertManyRequests(gateway.database, REQUESTS);
  const { queries } = gateway.database;
  await queries.execute(sql`
    insert into registration_requests (fornecedor_id, data_expiracao)
    select 1, date '2026-12-31' from generate_series(1, 30)`);
  await queries.execute(sql`
    insert into family_requests (solicitacao_cadastro_id, familia_id, nova_familia, quantidade_cadastro_produto)
    select id, (select min(id) from families where nome like '% ALVORADA 57%'), false, 3
    from registration_requests where fornecedor_id = 1`);
  await analyze(gateway.database);
});

afterAll(() => gateway.close());

const wholeTables = (steps: readonly PlanStep[]) => wholeReads(steps, GROWING, MOST_ROWS);

/** Whether the statement counts rows. */
const counts = (text: string) => /^select (count|coalesce\(sum)\(/.test(text);

async function explain(query: Record<string, string>, role: Role) {
  const token = await gateway.tokenOf(role);
  return plansOf(gateway.database, GROWING, async () => {
    const answer = await gateway.call(`${HOME}?${new URLSearchParams(query)}`, { token });
    expect(answer.status).toBe(200);
  });
}

describe('the list of requests reads what it shows, however many there are', () => {
  it.each<[Record<string, string>, Role]>([
    [{}, 'Diretoria'],
    [{ 'Ordenacao.Coluna': 'DataExpiracao' }, 'Diretoria'],
    [{ 'Ordenacao.Coluna': 'DataExpiracao', 'Ordenacao.Ascending': 'false' }, 'Diretoria'],
    [{ 'Ordenacao.Coluna': 'Codigo' }, 'Diretoria'],
    [{ Aguardando: 'Comercial' }, 'Diretoria'],
    [{ Aguardando: 'Contabilidade' }, 'Diretoria'],
    [{ Aguardando: 'Fornecedor' }, 'Diretoria'],
    [{ Envio: 'Enviado' }, 'Diretoria'],
    [{ Prazo: 'Vencida' }, 'Diretoria'],
    [{ Busca: 'alvorada' }, 'Diretoria'],
    [{ Busca: 'jarra' }, 'Diretoria'],
    [{ Busca: 'al' }, 'Diretoria'],
    [{}, 'Fornecedor'],
    [{ Busca: 'alvorada 57' }, 'Fornecedor'],
  ])('%j as %s: pages', async (query, role) => {
    const pages = (await explain(query, role)).filter(({ sql }) => !counts(sql));
    expect(pages).not.toEqual([]);
    for (const { sql, steps } of pages)
      expect({ sql, whole: wholeTables(steps) }).toEqual({ sql, whole: [] });
  });

  it.each<Record<string, string>>([
    ...['alvorada 571', 'zzzz', '5757', 'alvorada', 'al', 'zz', 'ç6'].map((Busca) => ({ Busca })),
    { Busca: 'zz', Aguardando: 'Comercial' },
    { Busca: 'zz', Prazo: 'Vencida' },
    { Busca: 'alvorada 571', Aguardando: 'Comercial' },
  ])('what is found by %j: pages and count', async (query) => {
    const queries = await explain(query, 'Diretoria');
    expect(queries).not.toEqual([]);
    for (const { sql, steps } of queries) {
      expect({ sql, whole: wholeReads(steps, GROWING, PART) }).toEqual({ sql, whole: [] });
    }
  });

  it.each([undefined, 'Comercial', 'Contabilidade', 'Fornecedor'])(
    'what waits for %j and contains a text, often or seldom: rows of one table, a part of them',
    async (Aguardando) => {
      for (const Busca of ['alvorada', 'al', 'ri', 'jarra', 'cor 3', '57', 'zz', 'alvorada 57 cor 3']) {
        const query = { Busca, ...(Aguardando && { Aguardando }) };
        const [count, ...pages] = await explain(query, 'Diretoria');
        expect({ query, long: longReads(count?.steps ?? [], GROWING, PART) }).toEqual({
          query,
          long: [],
        });
        const read = new Set(count?.steps.map((step) => step['Relation Name']));
        expect([...read].filter((name) => name !== undefined)).toEqual(['request_rows']);
        for (const { steps } of pages)
          expect({ query, long: longReads(steps, GROWING, PART) }).toEqual({ query, long: [] });
      }
    },
  );

  it.each(['alvorada', 'al', 'zz', 'alvorada 57'])(
    'what contains %j as a supplier: families of its own requests alone',
    async (Busca) => {
      for (const { sql, steps } of await explain({ Busca }, 'Fornecedor')) {
        expect({ sql, whole: wholeTables(steps) }).toEqual({ sql, whole: [] });
      }
    },
  );

  it.each<Record<string, string>>([
    {},
    { Envio: 'Enviado' },
    { Prazo: 'Vencida' },
    { Aguardando: 'Contabilidade' },
    { Aguardando: 'Comercial', Prazo: 'Vencida' },
  ])('%j: counts in one narrow table', async (query) => {
    const counted = (await explain(query, 'Diretoria')).filter(({ sql }) => counts(sql));
    const read = new Set(counted.flatMap(({ steps }) => steps.map((step) => step['Relation Name'])));
    expect([...read].filter((name) => name !== undefined)).toEqual(['request_rows']);
  });
});

describe('the list of requests counts every row once', () => {
  /** A page of 100, the last one that the list knows of, and the one behind it. */
  async function pagesOf(query: Record<string, string>) {
    const token = await gateway.tokenOf('Diretoria');
    const read = async (number: number) => {
      const asked = new URLSearchParams({ ...query, QuantidadeRegistros: '100', Pagina: String(number) });
      const { body } = await gateway.call(`${HOME}?${asked}`, { token });
      const { solicitacoes, meta } = body as Schemas['RegistrationRequestList'];
      return { rows: solicitacoes.length, ...meta.paginacao };
    };
    const { totalRegistros } = await read(1);
    const last = Math.ceil(totalRegistros / 100);
    return { total: totalRegistros, last: await read(last), behind: await read(last + 1) };
  }

  it.each([
    { Aguardando: 'Comercial' },
    { Aguardando: 'Contabilidade' },
    { Prazo: 'Vencida' },
    { Busca: '5757' },
    { Busca: 'alvorada 57' },
    { Aguardando: 'Comercial', Busca: 'cor 3' },
    { Aguardando: 'Contabilidade', Busca: 'cor 3' },
  ])('%j: to the end', async (query) => {
    const { total, last, behind } = await pagesOf(query);
    expect(total).toBeGreaterThan(0);
    expect(last.rows).toBe(((total - 1) % 100) + 1);
    expect(last.haMais).toBeUndefined();
    expect(behind.rows).toBe(0);
  });

  it.each([{ Busca: 'jarra' }, { Busca: 'cor 3' }, { Busca: 'alvorada' }, { Prazo: 'Vencida', Busca: 'al' }])(
    '%j: says from 500 on that there are more, and counts on with the page',
    async (query) => {
      const { total, last, behind } = await pagesOf(query);
      expect(total).toBe(500);
      expect(last).toMatchObject({ rows: 100, totalRegistros: 1000, haMais: true });
      expect(behind.rows).toBe(100);
    },
  );

  it('a family keeps the number of its products, also when some of them go', async () => {
    const kept = sql`
      select count(*)::integer as families from family_requests where quantidade_cadastrada <> (
        select count(*) from product_requests where solicitacao_cadastro_familia_id = family_requests.id
      )`;
    const { queries } = gateway.database;
    await queries.execute(sql`delete from products where nome like '%57 COR 2'`);
    await queries.execute(sql`delete from product_requests where id % 1000 = 0`);
    const { rows } = (await queries.execute(kept)) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ families: 0 }]);
  });
});
