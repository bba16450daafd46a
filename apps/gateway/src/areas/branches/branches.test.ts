import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertSupply } from '../../testing/supplyFixtures.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertSupply(gateway.database);
  token = await gateway.tokenOf('Diretoria');
});

afterAll(() => gateway.close());

const read = (query: string) => gateway.call(`/api/produtos/filiais-produto${query}`, { token });

const [uberlandia, aguasClaras, contagem] = [
  { id: 1, nome: 'UBERLÂNDIA' },
  { id: 2, nome: 'ÁGUAS CLARAS' },
  { id: 3, nome: 'CONTAGEM' },
];

it('lists every branch once, free or blocked, by name (BRN-003, BRN-004, BRN-010, BLK-035)', async () => {
  const answer = await read('?produtoId=1');
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ filiaisLivres: [aguasClaras, uberlandia], filiaisBloqueadas: [contagem] });
});

it('blocks a branch for its product only', async () => {
  expect((await read('?produtoId=2')).body).toEqual({
    filiaisLivres: [aguasClaras, contagem, uberlandia],
    filiaisBloqueadas: [],
  });
});

it('is 404 for a product that does not exist, 400 without one', async () => {
  expect((await read('?produtoId=99')).status).toBe(404);
  expect((await read('')).status).toBe(400);
  expect((await read('?produtoId=x')).status).toBe(400);
});

it.each(['Fornecedor', 'Ecommerce'] as const)('is closed to %s', async (role) => {
  const answer = await gateway.call('/api/produtos/filiais-produto?produtoId=1', {
    token: await gateway.tokenOf(role),
  });
  expect(answer.status).toBe(403);
});
