import type { Schemas } from '@portal/api';
import { ROLES } from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertFamilyRegisters } from '../../testing/familyRegisters.ts';
import { auditOf, ifMatch, lastAudit, type RegisterCalls, registerCalls } from '../../testing/register.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';

const PATH = '/api/produtos/grupo-divisoes';

let gateway: TestGateway;
let token: string;
let groups: RegisterCalls;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertFamilyRegisters(gateway.database);
  token = await gateway.tokenOf('Comercial');
  groups = registerCalls(gateway, PATH, token);
});

afterAll(() => gateway.close());

type Group = Schemas['DivisionGroupRecord'];

const created = async (descricao: string, gestoresId = 1) =>
  (await groups.create({ descricao, gestoresId })).body as Group;
const list = async (query: Record<string, string> = {}) =>
  (await groups.list(query)).body as Schemas['DivisionGroupList'];
const names = async (query: Record<string, string>) =>
  (await list(query)).grupoDivisoes.map(({ descricao }) => descricao);
const remove = (id: number, version?: number) =>
  gateway.call(`${PATH}/${id}`, { method: 'DELETE', token, headers: ifMatch(version) });

describe('list of division groups (GRP-007 to GRP-010)', () => {
  it('comes by name, 50 a page, with the manager', async () => {
    expect(await list()).toEqual({
      grupoDivisoes: [
        {
          id: 2,
          codigo: expect.any(Number),
          descricao: 'ALIMENTOS',
          gestoresId: 2,
          nomeGestor: 'ÉRICO LIMA',
          versao: 1,
        },
        {
          id: 1,
          codigo: expect.any(Number),
          descricao: 'BAZAR',
          gestoresId: 1,
          nomeGestor: 'MARINA ALVES',
          versao: 1,
        },
      ],
      meta: { paginacao: { totalRegistros: 2, paginaAtual: 1, tamanhoPagina: 50 } },
    });
  });

  it.each<[Record<string, string>, string[]]>([
    [{ busca: 'baz' }, ['BAZAR']],
    [{ busca: '%' }, []],
    [{ gestorId: '2' }, ['ALIMENTOS']],
    [{ gestorId: '2', busca: 'bazar' }, []],
    [{ 'Ordenacao.Coluna': 'NomeGestor', 'Ordenacao.Ascending': 'false' }, ['BAZAR', 'ALIMENTOS']],
    [{ 'Ordenacao.Coluna': 'Codigo' }, ['BAZAR', 'ALIMENTOS']],
    [{ 'Paginacao.Pagina': '2', 'Paginacao.QuantidadeRegistros': '1' }, ['BAZAR']],
    [{ 'Paginacao.QuantidadeRegistros': '10000' }, ['ALIMENTOS', 'BAZAR']],
  ])('finds with %j: %j (GRP-008)', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it.each([
    ['Paginacao.QuantidadeRegistros', '10001'],
    ['Paginacao.QuantidadeRegistros', '0'],
    ['Ordenacao.Coluna', 'GestorId'],
    ['gestorId', 'x'],
  ])('refuses %s=%s (TRF-007)', async (name, value) => {
    const answer = await groups.list({ [name]: value });
    expect(answer.status).toBe(400);
    expect(Object.keys(errorOf(answer).errors.fields)).toEqual([name]);
  });
});

describe('division groups', () => {
  it('are created with id, code and version of their own (GRP-023)', async () => {
    const answer = await groups.create({ descricao: '  novos   grupos ', gestoresId: 2 });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(answer.body).toEqual({
      id: expect.any(Number),
      codigo: expect.any(Number),
      descricao: 'NOVOS GRUPOS',
      gestoresId: 2,
      nomeGestor: 'ÉRICO LIMA',
      versao: 1,
      divisoes: [],
    });
  });

  it('are read with their divisions, without removed ones (GRP-022, GRP-027)', async () => {
    const answer = await groups.read(1);
    expect(answer.headers.get('etag')).toBe('"1"');
    expect((answer.body as Group).divisoes).toEqual([
      { id: 1, codigo: expect.any(Number), descricao: 'COZINHA' },
    ]);
  });

  it.each([
    [{ descricao: '', gestoresId: 1 }, 'descricao', 'Campo obrigatório'],
    [{ gestoresId: 1 }, 'descricao', 'Campo obrigatório'],
    [{ descricao: 'x'.repeat(61), gestoresId: 1 }, 'descricao', 'Digite no máximo 60 caracteres'],
    [{ descricao: 'bazar', gestoresId: 1 }, 'descricao', 'Já existe um grupo de divisão com esta descrição'],
    [{ descricao: 'INATIVO', gestoresId: 3 }, 'gestoresId', 'Selecione um gestor'],
    [{ descricao: 'REMOVIDO', gestoresId: 4 }, 'gestoresId', 'Selecione um gestor'],
    [{ descricao: 'NENHUM', gestoresId: 999 }, 'gestoresId', 'Selecione um gestor'],
    [{ descricao: 'X', gestoresId: 1, codigo: 7 }, 'codigo', 'Campo desconhecido'],
  ])('refuse %j at %s (GRP-016, GRP-018, CMB-08)', async (body, field, message) => {
    for (const answer of [await groups.create(body), await groups.update(2, body)]) {
      expect(answer.status).toBe(400);
      expect(errorOf(answer).errors.fields).toEqual({ [field]: [message] });
    }
  });

  it('are changed unless another save came first (GRP-024, D7)', async () => {
    const { id } = await created('MUDA');
    const answer = await groups.update(id, { descricao: 'mudou', gestoresId: 2 }, 1);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBe('"2"');
    expect(answer.body).toMatchObject({
      descricao: 'MUDOU',
      gestoresId: 2,
      nomeGestor: 'ÉRICO LIMA',
      versao: 2,
    });

    const late = await groups.update(id, { descricao: 'TARDE', gestoresId: 1 }, 1);
    expect(late.status).toBe(409);
    expect((await groups.read(id)).body).toMatchObject({ descricao: 'MUDOU', versao: 2 });
  });

  it('are removed with a real DELETE and leave the list and their name (GRP-025)', async () => {
    const { id } = await created('SAI');
    expect((await remove(id, 7)).status).toBe(409);
    expect((await remove(id, 1)).status).toBe(204);
    expect(await names({ busca: 'SAI' })).toEqual([]);
    for (const answer of [
      await remove(id),
      await groups.read(id),
      await groups.update(id, { descricao: 'X', gestoresId: 1 }),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await groups.create({ descricao: 'SAI', gestoresId: 1 })).status).toBe(201);
  });

  it('with divisions are not removed, with the reason (G-44)', async () => {
    const answer = await remove(1);
    expect(answer.status).toBe(400);
    expect(errorOf(answer).errors.global).toEqual(['Grupo de divisão possui divisões vinculadas']);
    expect((await groups.read(1)).status).toBe(200);
  });

  it('are open to Diretoria and Comercial only, their list to who approves too (ONB-022, LOT-003)', async () => {
    const calls = [
      ['GET', PATH],
      ['GET', `${PATH}/1`],
      ['DELETE', `${PATH}/999999`],
      ['POST', PATH, { descricao: 'BAZAR', gestoresId: 1 }],
      ['PUT', `${PATH}/999999`, { descricao: 'BAZAR', gestoresId: 1 }],
      ['PUT', `${PATH}/gestores/999999`, { grupoDivisaoIds: [1] }],
    ] as const;
    for (const role of ROLES) {
      const own = await gateway.tokenOf(role);
      const keeps = role === 'Diretoria' || role === 'Comercial';
      const reads = keeps || role === 'ComercialAprovadores';
      for (const [method, path, body] of calls) {
        const { status } = await gateway.call(path, { method, token: own, ...(body && { body }) });
        const allowed = method === 'GET' && path === PATH ? reads : keeps;
        expect([role, method, path, status !== 403]).toEqual([role, method, path, allowed]);
      }
    }
  });

  it('leave in the audit who changed what, when and how', async () => {
    const { id, codigo } = await created('AUDITADO');
    await groups.update(id, { descricao: 'AUDITADO', gestoresId: 2 }, 1);
    expect(await lastAudit(gateway)).toMatchObject({
      changedAt: gateway.clock.now,
      userId: expect.any(Number),
      operation: 'updateDivisionGroup',
      recordKind: 'divisionGroup',
      recordId: String(id),
      changes: { gestoresId: { before: 1, after: 2 } },
    });
    await remove(id, 2);
    expect(await auditOf(gateway, 'divisionGroup', id)).toEqual([
      {
        operation: 'createDivisionGroup',
        changes: {
          codigo: { before: null, after: codigo },
          descricao: { before: null, after: 'AUDITADO' },
          gestoresId: { before: null, after: 1 },
        },
      },
      { operation: 'updateDivisionGroup', changes: { gestoresId: { before: 1, after: 2 } } },
      {
        operation: 'deleteDivisionGroup',
        changes: {
          codigo: { before: codigo, after: null },
          descricao: { before: 'AUDITADO', after: null },
          gestoresId: { before: 2, after: null },
        },
      },
    ]);
  });

  it('leave nothing in the audit when the save is refused or changes nothing', async () => {
    const { id } = await created('SEM MUDANÇA');
    await groups.update(id, { descricao: 'SEM MUDANÇA', gestoresId: 1 }, 1);
    await groups.update(id, { descricao: 'TARDE', gestoresId: 1 }, 1);
    await groups.update(id, { descricao: 'BAZAR', gestoresId: 1 }, 2);
    expect(await auditOf(gateway, 'divisionGroup', id)).toHaveLength(1);
  });
});
