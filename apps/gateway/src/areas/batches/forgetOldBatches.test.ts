import { randomUUID } from 'node:crypto';
import type { Schemas } from '@portal/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { purgeExpired } from '../../database/purgeExpired.ts';
import { batches, batchItems } from '../../database/schema.ts';
import { decide, insertBatchProducts, resultsOf, storedProduct } from '../../testing/batchFixtures.ts';
import { auditOf } from '../../testing/register.ts';
import { insertReview } from '../../testing/reviewFixtures.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { forgetOldBatches } from './forgetOldBatches.ts';

const DAY_MS = 86_400_000;

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertReview(gateway);
  await insertBatchProducts(gateway, 3);
  token = await gateway.tokenOf('Diretoria');
});

afterAll(() => gateway.close());

const later = (days: number) => new Date(gateway.clock.now.getTime() + days * DAY_MS);
const forget = (days: number) => forgetOldBatches(gateway.database, later(days));
const itemsOf = (lote: string) => gateway.database.queries.$count(batchItems, eq(batchItems.batchId, lote));
const undo = (lote: string, id: number) =>
  gateway.call(`/api/produtos/lotes/${lote}/desfazer?produtosIds=${id}`, { method: 'PUT', token });
const read = async (lote: string) =>
  (await gateway.call(`/api/produtos/lotes/${lote}`, { token })).body as Schemas['Batch'];

it('what a batch did is known for 90 days; then its report and an undo say why it stays', async () => {
  const lote = randomUUID();
  await decide(gateway, token, 'aprovar', [5001, 5002], { lote });
  await forget(90);
  expect([await itemsOf(lote), (await read(lote)).motivo]).toEqual([2, null]);
  expect(resultsOf(await undo(lote, 5001)).get(5001)?.resultado).toBe('Feito');

  await forget(91);
  const text = 'O prazo de 90 dias para desfazer este lote terminou';
  expect(await itemsOf(lote)).toBe(0);
  expect(await read(lote)).toMatchObject({ lote, tipo: 'Aprovacao', motivo: text, produtos: [] });
  expect(resultsOf(await undo(lote, 5002)).get(5002)).toMatchObject({
    resultado: 'Recusado',
    mensagem: text,
    statusAprovacao: 'Aprovado',
  });
  expect(await storedProduct(gateway, 5002)).toMatchObject({ statusAprovacao: 'Aprovado' });
  expect(await auditOf(gateway, 'product', 5002)).toHaveLength(1);
});

it('forgets each batch once, and none that is younger', async () => {
  const [old, young] = [randomUUID(), randomUUID()];
  await decide(gateway, token, 'recusar', [5003], { lote: old });
  await forget(91);
  const forgottenAt = async () =>
    (await gateway.database.queries.select().from(batches).where(eq(batches.id, old)))[0]?.forgottenAt;
  const first = await forgottenAt();
  expect(first).toEqual(later(91));
  await decide(gateway, token, 'aprovar', [5001], { lote: young, versao: 3 });
  await forget(90);
  expect([await forgottenAt(), await itemsOf(young)]).toEqual([first, 1]);
  await purgeExpired(gateway, later(91));
  expect(await itemsOf(young)).toBe(0);
});
