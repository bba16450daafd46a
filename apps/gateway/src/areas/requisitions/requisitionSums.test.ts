import { CHART_PERIODS, REQUISITION_STATUS_LABELS, type RequisitionStatus, toCents } from '@portal/domain';
import { and, eq, gte, inArray, isNull, lt } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  cashFlowSums,
  expenses,
  payableTitles,
  requisitionInstallments,
  requisitionStatusCounts,
  requisitions,
} from '../../database/schema.ts';
import { createRequisition, insertPurchasing, requisitionInput } from '../../testing/requisitionFixtures.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { readGraphicAnalysis, readReleases } from './cashFlows.ts';
import { countOfStatus, foldRequisitionSums } from './requisitionSums.ts';

// Object.keys loses the names.
const STATUSES = Object.keys(REQUISITION_STATUS_LABELS) as RequisitionStatus[];
/** Ids of the requisitions that the property makes and removes. */
const FIRST = 700_000;
const LAST = FIRST + 5;
const DAYS = ['2026-11-30', '2026-12-01', '2027-01-15', '2029-01-01'];

let gateway: TestGateway;
let like: typeof requisitions.$inferSelect;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertPurchasing(gateway);
  const id = await createRequisition(gateway);
  const [stored] = await gateway.database.queries.select().from(requisitions).where(eq(requisitions.id, id));
  if (stored === undefined) throw new Error('It was not made');
  like = stored;
});

afterAll(() => gateway.close());

const status = fc.constantFrom(...STATUSES);
const id = fc.integer({ min: FIRST, max: LAST });
const range = fc.tuple(id, id).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
const day = fc.constantFrom(...DAYS);
const number = fc.constantFrom(1, 2);

const act = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), ids: fc.uniqueArray(id, { minLength: 1 }), status, day }),
  fc.record({ kind: fc.constant('decide' as const), range, status, kept: fc.boolean() }),
  fc.record({ kind: fc.constant('hide' as const), range, isHidden: fc.boolean() }),
  fc.record({ kind: fc.constant('move' as const), range, day }),
  fc.record({ kind: fc.constant('remove' as const), range }),
  fc.record({ kind: fc.constant('bill' as const), id, number, day }),
  fc.record({ kind: fc.constant('takeBack' as const), number }),
  fc.record({ kind: fc.constant('spend' as const), day }),
  fc.record({ kind: fc.constant('fold' as const) }),
);

type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

async function doAct(done: Act): Promise<void> {
  const { queries, transaction } = gateway.database;
  const within = ([from, to]: readonly [number, number]) =>
    and(gte(requisitions.id, from), lt(requisitions.id, to + 1));
  switch (done.kind) {
    case 'add': {
      await queries.delete(requisitions).where(inArray(requisitions.id, done.ids));
      await queries
        .insert(requisitions)
        .values(done.ids.map((one) => ({ ...like, id: one, status: done.status })));
      await queries.insert(requisitionInstallments).values(
        done.ids.flatMap((requisicaoId) =>
          [1, 2].map((numeroParcela) => ({
            requisicaoId,
            numeroParcela,
            dataOriginal: done.day,
            data: numeroParcela === 1 ? done.day : '2027-02-01',
            valor: 10.01 * numeroParcela,
            valorOriginal: 10,
          })),
        ),
      );
      return;
    }
    case 'decide': {
      const decide = transaction(async (changing) => {
        await changing.update(requisitions).set({ status: done.status }).where(within(done.range));
        if (!done.kept) throw new Error('taken back');
      });
      return decide.catch(() => undefined);
    }
    case 'hide': {
      const deletedAt = done.isHidden ? new Date() : null;
      await queries.update(requisitions).set({ deletedAt }).where(within(done.range));
      return;
    }
    case 'move':
      await queries
        .update(requisitionInstallments)
        .set({ data: done.day, valor: 7.77 })
        .where(
          and(
            gte(requisitionInstallments.requisicaoId, done.range[0]),
            lt(requisitionInstallments.requisicaoId, done.range[1]),
          ),
        );
      return;
    case 'remove':
      await queries.delete(requisitions).where(within(done.range));
      return;
    case 'bill': {
      if ((await queries.$count(requisitions, eq(requisitions.id, done.id))) === 0) return;
      await queries
        .insert(payableTitles)
        .values({
          fornecedorId: requisitionInput.fornecedorId,
          requisicaoId: done.id,
          numeroParcela: done.number,
          dataVencimento: done.day,
          valor: 20.2,
        })
        .onConflictDoNothing();
      return;
    }
    case 'takeBack':
      await queries.delete(payableTitles).where(eq(payableTitles.numeroParcela, done.number));
      return;
    case 'spend':
      await queries.insert(expenses).values({ descricao: 'Fretes', data: done.day, valor: 3.33 });
      await queries.update(expenses).set({ valor: 4.44 }).where(eq(expenses.data, '2027-01-15'));
      return;
    case 'fold':
      return foldRequisitionSums(queries);
  }
}

/** What falls due on each day by what it is, in cents, added up from requisitions, titles and expenses themselves. */
async function addedUp() {
  const { queries } = gateway.database;
  const sums = new Map<string, number>();
  const add = (origin: string, date: string, amount: number) =>
    sums.set(`${origin} ${date}`, (sums.get(`${origin} ${date}`) ?? 0) + toCents(amount));
  const titles = await queries.select().from(payableTitles);
  const isBilled = (requisicaoId: number, numeroParcela: number) =>
    titles.some((title) => title.requisicaoId === requisicaoId && title.numeroParcela === numeroParcela);
  const rows = await queries
    .select()
    .from(requisitionInstallments)
    .innerJoin(requisitions, eq(requisitions.id, requisitionInstallments.requisicaoId))
    .where(isNull(requisitions.deletedAt));
  for (const { requisitions: requisition, requisition_installments: installment } of rows) {
    if (requisition.status === 'Recusado') continue;
    const isApproved = requisition.status === 'Aprovado';
    const billed = isBilled(requisition.id, installment.numeroParcela);
    add(isApproved ? (billed ? 'Faturado' : 'Aprovado') : 'Requisitado', installment.data, installment.valor);
  }
  for (const { dataVencimento, valor } of titles) add('Titulo', dataVencimento, valor);
  for (const { data, valor } of await queries.select().from(expenses)) add('Despesa', data, valor);
  return sums;
}

const withoutZeros = (sums: ReadonlyMap<string, number>) =>
  Object.fromEntries([...sums].filter(([, cents]) => cents !== 0));

async function keptSums() {
  const sums = new Map<string, number>();
  for (const { origem, data, valor } of await gateway.database.queries.select().from(cashFlowSums))
    sums.set(`${origem} ${data}`, (sums.get(`${origem} ${data}`) ?? 0) + toCents(valor));
  return sums;
}

it('what is kept of each status and each day is what adds up, after any acts, failed and folded ones too', async () => {
  const { queries } = gateway.database;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 10 }), async (acts) => {
      for (const one of acts) await doAct(one);
      for (const one of [undefined, ...STATUSES]) {
        const counted = await queries.$count(
          requisitions,
          and(isNull(requisitions.deletedAt), one && eq(requisitions.status, one)),
        );
        expect(await countOfStatus(queries, one), one).toBe(counted);
      }
      expect(withoutZeros(await keptSums())).toEqual(withoutZeros(await addedUp()));
    }),
    { numRuns: 60 },
  );
});

it('the charts are these sums in their two years, by day, week and month (CHT-016 to CHT-023)', async () => {
  const { queries } = gateway.database;
  await doAct({ kind: 'add', ids: [FIRST, FIRST + 1, FIRST + 2], status: 'Aprovado', day: '2026-11-30' });
  await doAct({ kind: 'decide', range: [FIRST, FIRST], status: 'Validado', kept: true });
  await doAct({ kind: 'bill', id: FIRST + 1, number: 1, day: '2026-11-30' });
  await doAct({ kind: 'spend', day: '2029-01-01' });
  const sums = await addedUp();
  const sumOf = (...origins: readonly string[]) =>
    [...sums]
      .filter(([name]) => origins.some((origin) => name.startsWith(`${origin} `)) && !name.includes(' 2029'))
      .reduce((sum, [, cents]) => sum + cents, 0);
  const context = { database: { ...gateway.database, queries }, now: () => new Date('2026-11-23T15:00:00Z') };
  for (const period of CHART_PERIODS) {
    const { valores } = (await readGraphicAnalysis(context, period)).tabelaGrafico;
    const total = (name: string) =>
      valores.find((line) => line.name === name)?.data.reduce((sum, value) => sum + toCents(value), 0);
    expect([period, total('Aprovados')]).toEqual([period, sumOf('Aprovado')]);
    expect([period, total('Requisitados')]).toEqual([period, sumOf('Requisitado')]);
    expect([period, total('TituloPagar')]).toEqual([period, sumOf('Titulo')]);
    expect([period, total('Despesas')]).toEqual([period, sumOf('Despesa')]);
    const releases = (await readReleases(context, period, [])).valores[0]?.data ?? [];
    const released = releases.reduce((sum, value) => sum + toCents(value), 0);
    expect([period, released]).toEqual([period, sumOf('Requisitado', 'Aprovado', 'Faturado')]);
  }
});

it('folded, a status has one row, a day one of each kind, and none that is zero', async () => {
  const { queries } = gateway.database;
  await doAct({ kind: 'decide', range: [FIRST, LAST], status: 'Recusado', kept: true });
  await foldRequisitionSums(queries);
  const counts = await queries.select().from(requisitionStatusCounts);
  expect(new Set(counts.map(({ status: one }) => one)).size).toBe(counts.length);
  expect(counts.map(({ status: one }) => one)).not.toContain('Validado');
  const sums = await queries.select().from(cashFlowSums);
  expect(new Set(sums.map(({ origem, data }) => `${origem} ${data}`)).size).toBe(sums.length);
  expect(sums.filter(({ valor }) => valor === 0)).toEqual([]);
});
