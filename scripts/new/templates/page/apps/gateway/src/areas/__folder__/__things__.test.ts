import { afterAll, beforeAll, expect, it } from 'vitest';
import { __things__ } from '../../database/schema.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  await gateway.database.queries.insert(__things__).values([
    { codigo: 1001, descricao: 'SEGUNDO' },
    { codigo: 1002, descricao: 'PRIMEIRO' },
  ]);
  token = await gateway.tokenOf('__role__');
});

afterAll(() => gateway.close());

it.each([
  ['', [1002, 1001]],
  ['?busca=segundo', [1001]],
  ['?busca=1002', [1002]],
  ['?Ordenacao.Coluna=Codigo', [1001, 1002]],
  ['?Pagina=2&QuantidadeRegistros=1', [1001]],
])('the list of __words__ answers %j with %j', async (query, codes) => {
  const { body } = await gateway.call(`__path__${query}`, { token });
  expect(body).toMatchObject({ __rows__: codes.map((codigo) => ({ codigo })) });
});
