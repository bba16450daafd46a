import type { Schemas } from '@portal/api';
import { PRODUCT_APPROVAL_LABELS } from '@portal/domain';
import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertRows } from '../../database/insertRows.ts';
import { productStatusCounts, products } from '../../database/schema.ts';
import { insertBatchProducts } from '../../testing/batchFixtures.ts';
import { insertReview, reviewIds } from '../../testing/reviewFixtures.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { countOfStatuses, foldStatusCounts } from './statusCounts.ts';

type Status = Schemas['ProductApprovalStatus'];

// Object.keys loses the names.
const STATUSES = Object.keys(PRODUCT_APPROVAL_LABELS) as Status[];
/** Ids of the products that the property makes and removes. */
const FIRST = 700_000;
const LAST = FIRST + 9;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertReview(gateway);
});

afterAll(() => gateway.close());

/** What is kept and what is counted, by status. */
async function bothCounts() {
  const { queries } = gateway.database;
  const of = async (statuses: readonly Status[]) => [
    await countOfStatuses(queries, statuses),
    await queries.$count(
      products,
      statuses.length > 0 ? inArray(products.statusAprovacao, [...statuses]) : undefined,
    ),
  ];
  return Promise.all([[], ...STATUSES.map((status) => [status]), STATUSES.slice(0, 3)].map(of));
}

const status = fc.constantFrom(...STATUSES);
const id = fc.integer({ min: FIRST, max: LAST });
const range = fc.tuple(id, id).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);

const act = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), ids: fc.uniqueArray(id, { minLength: 1 }), status }),
  fc.record({ kind: fc.constant('change' as const), range, status, kept: fc.boolean() }),
  fc.record({ kind: fc.constant('rename' as const), range }),
  fc.record({ kind: fc.constant('remove' as const), range }),
  fc.record({ kind: fc.constant('fold' as const) }),
);

type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

async function doAct(done: Act): Promise<void> {
  const { queries, transaction } = gateway.database;
  const within = ([from, to]: readonly [number, number]) =>
    and(gte(products.id, from), lt(products.id, to + 1));
  switch (done.kind) {
    case 'add': {
      const rows = done.ids.map((one) => ({
        id: one,
        nome: `BULE ${one}`,
        familiaId: reviewIds.family,
        variacao: String(one),
        statusAprovacao: done.status,
      }));
      await queries.delete(products).where(inArray(products.id, done.ids));
      return insertRows(queries, products, rows);
    }
    case 'change': {
      const change = transaction(async (changing) => {
        await changing.update(products).set({ statusAprovacao: done.status }).where(within(done.range));
        if (!done.kept) throw new Error('taken back');
      });
      return change.catch(() => undefined);
    }
    case 'rename':
      await queries.update(products).set({ descricao: 'outra' }).where(within(done.range));
      return;
    case 'remove':
      await queries.delete(products).where(within(done.range));
      return;
    case 'fold':
      return foldStatusCounts(queries);
  }
}

it('what is kept of each status is what is counted, after any acts, failed and folded ones too', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 8 }), async (acts) => {
      for (const one of acts) await doAct(one);
      for (const [kept, counted] of await bothCounts()) expect(kept).toBe(counted);
    }),
    { numRuns: 40 },
  );
});

it('folded, a status has one row, and one without products none', async () => {
  const { queries } = gateway.database;
  await insertBatchProducts(gateway, 3, 'Validado');
  await queries
    .update(products)
    .set({ statusAprovacao: 'Recusado' })
    .where(eq(products.statusAprovacao, 'Validado'));
  await foldStatusCounts(queries);
  const rows = await queries.select().from(productStatusCounts);
  expect(new Set(rows.map(({ statusAprovacao }) => statusAprovacao)).size).toBe(rows.length);
  expect(rows.map(({ statusAprovacao }) => statusAprovacao)).not.toContain('Validado');
});
