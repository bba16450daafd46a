import { randomUUID } from 'node:crypto';
import type { Schemas } from '@portal/api';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../database/schema.ts';
import { decide, insertBatchProducts, resultsOf } from '../../testing/batchFixtures.ts';
import { tokenOfRoles } from '../../testing/registrations.ts';
import { insertReview } from '../../testing/reviewFixtures.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

/** Products that wait for the directors, those of one lot, and those of one call of the portal. */
const [ALL, LOT, CHUNK] = [1000, 100, 20];

let gateway: TestGateway;
let ids: number[];

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertReview(gateway);
  ids = await insertBatchProducts(gateway, ALL);
});

afterAll(() => gateway.close());

type Results = ReadonlyMap<number, Schemas['BatchItemResult']['resultado']>;

/** Decides on a lot as the portal does, chunk after chunk under one batch; what came of each product. */
async function runLot(
  token: string,
  act: Parameters<typeof decide>[2],
  lot: readonly number[],
  lote = randomUUID(),
) {
  const results = new Map<number, Schemas['BatchItemResult']['resultado']>();
  for (let start = 0; start < lot.length; start += CHUNK) {
    const answer = await decide(gateway, token, act, lot.slice(start, start + CHUNK), { lote });
    for (const [id, { resultado }] of resultsOf(answer)) results.set(id, resultado);
  }
  return { lote, results };
}

/** The products that a batch says it decided, as its report is read again. */
async function readBatch(token: string, lote: string): Promise<number[]> {
  const answer = await gateway.call(`/api/produtos/lotes/${lote}?QuantidadeRegistros=100`, { token });
  return (answer.body as Schemas['Batch']).produtos.map(({ produtoId }) => produtoId);
}

const done = (results: Results) => [...results].filter(([, result]) => result === 'Feito').map(([id]) => id);

describe('a thousand products approved in lots while another director refuses fifty of them (D19, SM-4)', () => {
  it('gives each one outcome, and both reports are true', async () => {
    const [director, other] = [
      await gateway.tokenOf('Diretoria'),
      await tokenOfRoles(gateway, ['Diretoria', 'Contabil']),
    ];
    const lots = Array.from({ length: ALL / LOT }, (_, index) => ids.slice(index * LOT, (index + 1) * LOT));
    const fifty = ids.filter((_, index) => index % 20 === 19).toReversed(); // of every lot, the last ones first

    const approveAll = async () => {
      const reports = [];
      for (const lot of lots) reports.push(await runLot(director, 'aprovar', lot));
      return reports;
    };
    const [approvals, refusal] = await Promise.all([approveAll(), runLot(other, 'recusar', fifty)]);

    const approved = approvals.flatMap(({ results }) => done(results));
    const refused = done(refusal.results);
    expect(refused.length).toBeGreaterThan(0);
    expect([...approved, ...refused].toSorted((a, b) => a - b)).toEqual(ids); // each once
    const stored = await gateway.database.queries
      .select({ id: products.id, status: products.statusAprovacao, versao: products.versao })
      .from(products)
      .where(inArray(products.id, ids));
    const isRefused = new Set(refused);
    for (const { id, status, versao } of stored) {
      expect([id, status, versao]).toEqual([id, isRefused.has(id) ? 'Recusado' : 'Aprovado', 2]);
    }
    // Whoever came second was told that the product had changed.
    for (const { results } of [...approvals, refusal]) {
      for (const [id, result] of results)
        expect([id, ['Feito', 'Alterado'].includes(result)]).toEqual([id, true]);
    }
    // The reports as they are read again.
    expect((await readBatch(other, refusal.lote)).toSorted()).toEqual(refused.toSorted());
    for (const { lote, results } of approvals) {
      expect((await readBatch(director, lote)).toSorted()).toEqual(done(results).toSorted());
    }
  });
});
