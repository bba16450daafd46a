import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requisitions } from '../../database/schema.ts';
import { ifMatch } from '../../testing/register.ts';
import {
  createRequisition,
  decidedInput,
  insertPurchasing,
  REQUISITIONS,
  requisitionInput,
  requisitionOf,
  setRequisition,
} from '../../testing/requisitionFixtures.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
let comercial: string;
let diretoria: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertPurchasing(gateway);
  comercial = await gateway.tokenOf('Comercial');
  diretoria = await gateway.tokenOf('Diretoria');
});

afterAll(() => gateway.close());

const save = async (path: string, token: string, body: object) =>
  requisitionOf(
    await gateway.call(`${REQUISITIONS}/${path}`, { method: 'PUT', token, headers: ifMatch(1), body }),
  );

describe('the last purchase date when the billing date moves (G-24)', () => {
  const SAVES = {
    edit: (id: number, dataCompraInicial: string) =>
      save(`${id}/requisitante`, comercial, { ...requisitionInput, dataCompraInicial }),
    validation: (id: number, dataCompraInicial: string) =>
      save(`${id}/validador`, comercial, { ...decidedInput, dataCompraInicial }),
    approval: async (id: number, dataCompraInicial: string) => {
      await setRequisition(gateway, id, 'Validado');
      return save(`${id}/diretor`, diretoria, { ...decidedInput, dataCompraInicial });
    },
  };

  describe.each(['edit', 'validation', 'approval'] as const)('with the %s', (saver) => {
    it.each([
      { why: 'stays where it is later', last: '2026-12-10', billing: '2026-12-05', kept: '2026-12-10' },
      { why: 'is never left before it', last: '2026-12-10', billing: '2026-12-11', kept: '2026-12-11' },
      { why: 'goes along where it was the same day', last: null, billing: '2026-11-25', kept: '2026-11-25' },
    ])('$why', async ({ last, billing, kept }) => {
      const id = await createRequisition(gateway, { dataCompraFinal: last });
      expect(await SAVES[saver](id, billing)).toMatchObject({
        dataCompraInicial: billing,
        dataCompraFinal: kept,
        versao: 2,
      });
    });
  });
});

describe('the special release of an edit (G-25)', () => {
  it.each([true, false])('stays what it was (%j) in a pre-requisition', async (stored) => {
    const id = await createRequisition(gateway, { liberacaoEspecial: stored });
    await gateway.database.queries
      .update(requisitions)
      .set({ status: 'PreRequisitado', preRequisicao: true })
      .where(eq(requisitions.id, id));
    const edited = await save(`${id}/requisitante`, comercial, {
      ...requisitionInput,
      liberacaoEspecial: !stored,
      observacoes: 'Conferido',
    });
    expect(edited).toMatchObject({
      preRequisicao: true,
      liberacaoEspecial: stored,
      observacoes: 'Conferido',
      status: 'Requisitado',
    });
  });

  it('is that of the form in any other', async () => {
    const id = await createRequisition(gateway, { liberacaoEspecial: true });
    const body = { ...requisitionInput, liberacaoEspecial: false };
    expect(await save(`${id}/requisitante`, comercial, body)).toMatchObject({ liberacaoEspecial: false });
  });
});
