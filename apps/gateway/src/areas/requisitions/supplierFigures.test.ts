import type { Schemas } from '@portal/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requisitions } from '../../database/schema.ts';
import { ifMatch } from '../../testing/register.ts';
import {
  createRequisition,
  insertPurchasing,
  REQUISITIONS,
  setRequisition,
} from '../../testing/requisitionFixtures.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertPurchasing(gateway);
  token = await gateway.tokenOf('Comercial');
});

afterAll(() => gateway.close());

const readHistory = async () => {
  const answer = await gateway.call(`${REQUISITIONS}/historico/gestores/1/HistoricoPorDivisao`, { token });
  return (answer.body as Schemas['HistoryAnswer']).historico;
};

/** Asks for a purchase that was billed on a day, which a form does not take of the past. */
async function billed(dataCompraInicial: string, change: object): Promise<number> {
  const id = await createRequisition(gateway, change);
  await gateway.database.queries
    .update(requisitions)
    .set({ dataCompraInicial })
    .where(eq(requisitions.id, id));
  return id;
}

it('the history of a manager counts what was billed in the last year and is not removed (RQF-081)', async () => {
  // The day of the test is 2026-11-20.
  await billed('2025-11-19', { valorRequisicao: 1_001 });
  const oldest = await billed('2025-11-20', { valorRequisicao: 1_000.02 });
  await setRequisition(gateway, oldest, 'Aprovado');
  await createRequisition(gateway, { valorRequisicao: 1_000.1 });
  const removed = await createRequisition(gateway, { valorRequisicao: 1_010 });
  const path = `${REQUISITIONS}/${removed}/delete`;
  const answer = await gateway.call(path, { method: 'PUT', token, headers: ifMatch() });
  expect(answer.status).toBe(204);

  expect(await readHistory()).toEqual([
    {
      divisaoId: 1,
      divisao: 'MESA',
      quantidadeRequisicoes: 2,
      valorRequisitado: 2_000.12,
      valorAprovado: 1_000.02,
      ultimaCompra: '2025-11-20',
    },
  ]);
});
