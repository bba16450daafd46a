import { count, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRows } from '../../database/insertRows.ts';
import { auditEntries, divisionGroups, managers } from '../../database/schema.ts';
import { insertFamilyRegisters } from '../../testing/familyRegisters.ts';
import { auditOf } from '../../testing/register.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';

const PATH = '/api/produtos/grupo-divisoes';

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertFamilyRegisters(gateway.database);
  token = await gateway.tokenOf('Diretoria');
});

afterAll(() => gateway.close());

let made = 0;

/** New groups of a manager. */
async function groupsOf(gestorId: number, amount: number): Promise<number[]> {
  const names = Array.from({ length: amount }, () => {
    made += 1;
    return { descricao: `GRUPO ${made}`, gestorId };
  });
  const rows = await gateway.database.queries
    .insert(divisionGroups)
    .values(names)
    .returning({ id: divisionGroups.id });
  return rows.map(({ id }) => id);
}

const transfer = (to: number, grupoDivisaoIds: readonly number[], from?: number) =>
  gateway.call(`${PATH}/gestores/${to}${from === undefined ? '' : `?gestorOrigemId=${from}`}`, {
    method: 'PUT',
    token,
    body: { grupoDivisaoIds },
  });

const managersOf = async (ids: readonly number[]) => {
  const rows = await gateway.database.queries
    .select({ gestorId: divisionGroups.gestorId })
    .from(divisionGroups)
    .where(inArray(divisionGroups.id, [...ids]));
  return rows.map(({ gestorId }) => gestorId);
};

describe('transfer of division groups', () => {
  it('moves the groups to the destination and answers how many (TRF-029 to TRF-031, BIZ-06)', async () => {
    const ids = await groupsOf(1, 3);
    const answer = await transfer(2, ids, 1);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ quantidade: 3 });
    expect(await managersOf(ids)).toEqual([2, 2, 2]);
    const read = await gateway.call(`${PATH}/${ids[0]}`, { token });
    expect(read.body).toMatchObject({ gestoresId: 2, nomeGestor: 'ÉRICO LIMA', versao: 2 });
    expect(await auditOf(gateway, 'divisionGroup', ids[0] ?? 0)).toEqual([
      { operation: 'transferDivisionGroups', changes: { gestoresId: { before: 1, after: 2 } } },
    ]);
  });

  it('takes groups of any manager when the call names no origin', async () => {
    const [mine = 0] = await groupsOf(1, 1);
    const [lost = 0] = await groupsOf(3, 1);
    expect((await transfer(2, [mine, lost])).body).toEqual({ quantidade: 2 });
  });

  it.each([
    ['none is named', [], 2, 1, 'Selecione pelo menos um grupo de divisão para alterar o gestor'],
    ['origin and destination are the same', [1], 1, 1, 'Os gestores origem e destino não podem ser iguais'],
    [
      'they are the destination’s already',
      [2],
      2,
      undefined,
      'Os gestores origem e destino não podem ser iguais',
    ],
    ['the destination is not active', [1], 3, 1, 'O gestor destino não está ativo'],
  ] as const)('is refused when %s (TRF-026, TRF-027)', async (_, ids, to, from, message) => {
    const answer = await transfer(to, ids, from);
    expect(answer.status).toBe(400);
    expect(errorOf(answer).message).toBe(message);
  });

  it.each([4, 999])('refuses the destination %i', async (to) => {
    expect((await transfer(to, [1], 1)).status).toBe(404);
  });

  it('moves none when one has another manager by now, was removed or never existed (G-45)', async () => {
    const own = await groupsOf(1, 2);
    const [other = 0] = await groupsOf(2, 1);
    const [removed = 0] = await groupsOf(1, 1);
    await gateway.database.queries
      .update(divisionGroups)
      .set({ deletedAt: new Date('2026-01-01T12:00:00Z') })
      .where(eq(divisionGroups.id, removed));
    const [[before] = []] = [await gateway.database.queries.select({ value: count() }).from(auditEntries)];
    const [{ id: third = 0 } = {}] = await gateway.database.queries
      .insert(managers)
      .values({ matricula: '77', nome: 'TERCEIRO', email: 'terceiro@empresa.com.br' })
      .returning({ id: managers.id });
    for (const wrong of [other, removed, 999_999]) {
      const answer = await transfer(third, [...own, wrong], 1);
      expect(answer.status).toBe(409);
      expect(errorOf(answer).message).toBe(
        'Há grupos de divisão que não são mais do gestor de origem. Carregue os grupos novamente.',
      );
    }
    expect(await managersOf(own)).toEqual([1, 1]);
    const [after] = await gateway.database.queries.select({ value: count() }).from(auditEntries);
    expect(after).toEqual(before);
  });

  it.each([
    [[1, 1], 'grupoDivisaoIds'],
    [['x'], 'grupoDivisaoIds[0]'],
    [[0], 'grupoDivisaoIds[0]'],
    [Array.from({ length: 10_001 }, (_, index) => index + 1), 'grupoDivisaoIds'],
  ])('refuses a list of ids that breaks the contract', async (ids, field) => {
    const answer = await gateway.call(`${PATH}/gestores/2`, {
      method: 'PUT',
      token,
      body: { grupoDivisaoIds: ids },
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(errorOf(answer).errors.fields)).toEqual([field]);
  });

  it('moves 10,000 groups in one call, which one page of the list shows (TRF-007)', async () => {
    const { queries } = gateway.database;
    const first = 1_000_000;
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      id: first + index,
      codigo: first + index,
      descricao: `LOTE ${index}`,
      gestorId: 1,
      dataCriacao: gateway.clock.now,
      dataModificacao: gateway.clock.now,
      versao: 1,
    }));
    await insertRows(queries, divisionGroups, rows);
    const page = await gateway.call(`${PATH}?gestorId=1&busca=LOTE&Paginacao.QuantidadeRegistros=10000`, {
      token,
    });
    const { grupoDivisoes } = page.body as { grupoDivisoes: { id: number }[] };
    expect(grupoDivisoes).toHaveLength(10_000);

    const answer = await transfer(
      2,
      grupoDivisoes.map(({ id }) => id),
      1,
    );
    expect(answer.body).toEqual({ quantidade: 10_000 });
    const [left] = await queries
      .select({ value: count() })
      .from(divisionGroups)
      .where(eq(divisionGroups.gestorId, 2));
    expect(left?.value).toBeGreaterThanOrEqual(10_000);
    const [recorded] = await queries
      .select({ value: count() })
      .from(auditEntries)
      .where(eq(auditEntries.operation, 'transferDivisionGroups'));
    expect(recorded?.value).toBeGreaterThanOrEqual(10_000);
  });
});
