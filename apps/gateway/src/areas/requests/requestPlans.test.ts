import type { Role } from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertManyRequests } from '../../testing/insertManyRequests.ts';
import { analyze, type PlanStep, plansOf } from '../../testing/plansOf.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

const HOME = '/api/produtos/solicitacoes-cadastros/home';
const REQUESTS = 3000;
const GROWING = ['registration_requests', 'family_requests', 'product_requests', 'families', 'products'];
/** Rows that a step may read for a page of 20; a table of this test has 3,000 or 12,000. */
const MOST_ROWS = 1000;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertManyRequests(gateway.database, REQUESTS);
  await analyze(gateway.database);
});

afterAll(() => gateway.close());

const rowsOf = (step: PlanStep) =>
  (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'];

/** What a plan reads or sorts whole, in words. */
function wholeTables(steps: readonly PlanStep[]): string[] {
  return steps.flatMap((step) => {
    const name = step['Relation Name'];
    if (step['Node Type'] === 'Seq Scan' && GROWING.includes(name ?? '') && rowsOf(step) > MOST_ROWS) {
      return [`reads ${rowsOf(step)} rows of ${name}`];
    }
    const sorted = step['Node Type'] === 'Sort' ? (step.Plans ?? []).map(rowsOf) : [];
    return sorted.filter((count) => count > MOST_ROWS).map((count) => `sorts ${count} rows`);
  });
}

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
    [{}, 'Fornecedor'],
    [{ Busca: 'alvorada 57' }, 'Fornecedor'],
  ])('%j as %s: pages', async (query, role) => {
    const pages = (await explain(query, role)).filter(({ sql }) => !sql.startsWith('select count('));
    expect(pages).not.toEqual([]);
    for (const { sql, steps } of pages)
      expect({ sql, whole: wholeTables(steps) }).toEqual({ sql, whole: [] });
  });

  it.each(['alvorada 57 cor 3', 'alvorada 571', 'zzzz', '5757', 'luminárias da fábrica 14'])(
    'what contains %j: pages and count',
    async (Busca) => {
      const queries = await explain({ Busca }, 'Diretoria');
      expect(queries.some(({ sql }) => sql.startsWith('select count('))).toBe(true);
      for (const { sql, steps } of queries) {
        expect({ sql, whole: wholeTables(steps) }).toEqual({ sql, whole: [] });
      }
    },
  );

  it('counts without the tables that only what is shown comes from', async () => {
    const [count] = (await explain({}, 'Diretoria')).filter(({ sql }) => sql.startsWith('select count('));
    const read = new Set((count?.steps ?? []).map((step) => step['Relation Name']));
    expect([...read].filter((name) => name !== undefined).sort()).toEqual([
      'family_requests',
      'product_requests',
      'registration_requests',
    ]);
  });
});
