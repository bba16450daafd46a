import type { Schemas } from '@portal/api';
import { ROLES } from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, errorOf, type TestGateway } from '../../../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  token = await gateway.tokenOf('Comercial');
});

afterAll(() => gateway.close());

const list = async (query: Record<string, string> = {}) =>
  (await gateway.call(`/api/produtos/tags?${new URLSearchParams(query)}`, { token }))
    .body as Schemas['TagList'];
const create = (descricao: unknown, as = token) =>
  gateway.call('/api/produtos/tags', { token: as, body: { descricao } });

it('lists every characteristic by description (PRD-067)', async () => {
  const { status, body } = await gateway.call('/api/produtos/caracteristicas', { token });
  expect(status).toBe(200);
  expect(body).toEqual({
    caracteristicas: [
      { id: 2, descricao: 'ANTIADERENTE' },
      { id: 1, descricao: 'INOX' },
    ],
  });
});

describe('tags (PRD-073 to PRD-077)', () => {
  it('come by description, 20 a page (API3-019)', async () => {
    expect(await list()).toEqual({
      tags: [
        { id: 2, descricao: 'COZINHA' },
        { id: 1, descricao: 'ZERO AÇÚCAR' },
      ],
      meta: { paginacao: { totalRegistros: 2, paginaAtual: 1, tamanhoPagina: 20 } },
    });
  });

  it.each([
    [{ descricao: 'acucar' }, [1]],
    [{ descricao: '%' }, []],
    [{ Pagina: '2', QuantidadeRegistros: '1' }, [1]],
    [{ QuantidadeRegistros: '10' }, [2, 1]],
  ])('answer %j', async (query, ids) => {
    expect((await list(query as Record<string, string>)).tags.map(({ id }) => id)).toEqual(ids);
  });

  it('are created in capitals with an id (PRD-077, D18)', async () => {
    const { status, body } = await create('  mesa   posta ');
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(Number), descricao: 'MESA POSTA' });
    expect((await list({ descricao: 'MESA POSTA' })).tags).toEqual([body]);
  });

  it.each(['COZINHA', 'cozinha', ' Cozinha '])('refuse the description %j, which is taken', async (taken) => {
    const { status, body } = await create(taken);
    expect(status).toBe(400);
    expect(body).toEqual({
      message: 'Já existe uma tag com esta descrição',
      errors: { global: [], fields: { descricao: ['Já existe uma tag com esta descrição'] } },
    });
  });

  it('create one tag of requests at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => create('CORRIDA')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
  });

  it.each([
    ['', 'Campo obrigatório'],
    ['  ', 'Campo obrigatório'],
    [null, 'Campo obrigatório'],
    [7, 'Informe um texto'],
    ['\u200B', 'Campo obrigatório'],
    ['A\u0007B', 'Digite um texto válido'],
    ['X'.repeat(61), 'Digite no máximo 60 caracteres'],
  ])('refuse the description %j', async (descricao, message) => {
    const answer = await create(descricao);
    expect(answer.status).toBe(400);
    expect(errorOf(answer).errors.fields).toEqual({ descricao: [message] });
  });

  const creators = ['Fornecedor', 'Comercial', 'Ecommerce', 'ComericalGeradorLink', 'ComercialValidadores'];
  it.each(ROLES)('are read and created by those who may: %s', async (role) => {
    const as = await gateway.tokenOf(role);
    expect((await gateway.call('/api/produtos/tags', { token: as })).status).toBe(200);
    expect((await gateway.call('/api/produtos/caracteristicas', { token: as })).status).toBe(200);
    const creates = creators.includes(role) ? 201 : 403;
    expect((await create(`DE ${role}`, as)).status).toBe(creates);
  });
});
