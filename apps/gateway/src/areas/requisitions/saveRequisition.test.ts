import type { Schemas } from '@portal/api';
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
import { supplyIds } from '../../testing/supplyFixtures.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';

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

describe('the figures that a requisition keeps (RQF-053, RQF-054, G-54)', () => {
  const stockWith = async (id: number) => {
    const answer = await gateway.call(`${REQUISITIONS}/${id}/analises`, { token: comercial });
    const [analysis] = (answer.body as Schemas['AnalysesAnswer']).analises;
    return analysis?.estimativaRequisicaoCustoAtual;
  };

  it('go along with a value that is decided on', async () => {
    const id = await createRequisition(gateway);
    expect(await stockWith(id)).toBe(1_000.01);
    await save(`${id}/validador`, comercial, { ...decidedInput, valorRequisicao: 1_200 });
    expect(await stockWith(id)).toBe(1_200);
    await setRequisition(gateway, id, 'Validado');
    await save(`${id}/diretor`, diretoria, { ...decidedInput, valorRequisicao: 1_100 });
    expect(await stockWith(id)).toBe(1_100);
  });

  it('count what else its manager asked for: an edit leaves out the requisition itself', async () => {
    await gateway.database.queries.delete(requisitions);
    const id = await createRequisition(gateway);
    await save(`${id}/requisitante`, comercial, { ...requisitionInput, valorRequisicao: 1_200 });
    const alone = await gateway.call(`${REQUISITIONS}/${id}/historico`, { token: comercial });
    expect([alone.status, errorOf(alone).message]).toEqual([404, 'Histórico não encontrado']);
  });
});

describe('the installments of an edit (RQP-009, G-30)', () => {
  const dueIn = (first: string) => ({
    ...requisitionInput.prazoCompra,
    tipoPrazo: 'Padrao',
    vencimento1Original: first,
    vencimento1: first,
  });

  it('keep what was proposed for them', async () => {
    const id = await createRequisition(gateway, { prazoCompra: dueIn('2026-12-31') });
    const moved = { ...dueIn('2026-12-31'), vencimento1: '2027-01-05' };
    const { prazoCompra } = await save(`${id}/requisitante`, comercial, {
      ...requisitionInput,
      prazoCompra: moved,
    });
    expect(prazoCompra.vencimentos).toMatchObject([
      { dataOriginal: '2026-12-31', data: '2027-01-05', prazoAdicional: 5 },
    ]);
  });

  it.each([
    { why: 'another supplier', change: { fornecedorId: supplyIds.suppliers.beta } },
    { why: 'another first proposal', change: {} },
  ])('are proposed anew with $why', async ({ change }) => {
    const id = await createRequisition(gateway, { prazoCompra: dueIn('2026-12-31') });
    const { prazoCompra } = await save(`${id}/requisitante`, comercial, {
      ...requisitionInput,
      ...change,
      valorRequisicao: 1_200,
      prazoCompra: dueIn('2027-01-30'),
    });
    expect(prazoCompra.vencimentos).toMatchObject([
      {
        dataOriginal: '2027-01-30',
        data: '2027-01-30',
        prazoAdicional: 0,
        valor: 1_200,
        valorOriginal: 1_200,
      },
    ]);
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
