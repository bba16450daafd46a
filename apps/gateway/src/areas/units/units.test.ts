import type { Schemas } from '@portal/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertSupply } from '../../testing/supplyFixtures.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertSupply(gateway.database);
  token = await gateway.tokenOf('Comercial');
});

afterAll(() => gateway.close());

async function read(path: string, query: Record<string, string> = {}): Promise<unknown> {
  const answer = await gateway.call(`${path}?${new URLSearchParams(query)}`, { token });
  expect(answer.status).toBe(200);
  return answer.body;
}

describe('units (LNK-033, CON-14)', () => {
  const units = async (query?: Record<string, string>) =>
    (await read('/api/produtos/unidades', query)) as Schemas['UnitList'];
  const texts = async (query: Record<string, string>) =>
    (await units(query)).unidade.map(({ siglaDescricao }) => siglaDescricao);

  it('come under `unidade` by abbreviation, 20 a page', async () => {
    expect(await units()).toEqual({
      unidade: [
        { id: 1, siglaDescricao: 'CX - CAIXA' },
        { id: 2, siglaDescricao: 'DZ - DÚZIA' },
        { id: 3, siglaDescricao: 'UN - UNIDADE' },
      ],
      meta: { paginacao: { totalRegistros: 3, paginaAtual: 1, tamanhoPagina: 20 } },
    });
  });

  it.each([
    [{ descricao: 'duzia' }, ['DZ - DÚZIA']],
    [{ descricao: 'cx' }, ['CX - CAIXA']],
    [{ descricao: 'UN - UNI' }, ['UN - UNIDADE']],
    [{ descricao: '%' }, []],
    [{ descricao: '' }, ['CX - CAIXA', 'DZ - DÚZIA', 'UN - UNIDADE']],
    [{ Pagina: '2', QuantidadeRegistros: '2' }, ['UN - UNIDADE']],
    [{ Pagina: '9' }, []],
  ])('answer %j', async (query, expected) => {
    expect(await texts(query as Record<string, string>)).toEqual(expected);
  });
});

it.each([
  ['/api/produtos/unidades', 'Fornecedor'],
  ['/api/produtos/unidades', 'Ecommerce'],
] as const)('%s is closed to %s', async (path, role) => {
  const answer = await gateway.call(path, { token: await gateway.tokenOf(role) });
  expect(answer.status).toBe(403);
});
