import type { Schemas } from '@portal/api';
import { ROLES } from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productSuppliers } from '../../database/schema.ts';
import { ifMatch } from '../../testing/register.ts';
import { insertSupply, supplyIds } from '../../testing/supplyFixtures.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';

type Sku = Schemas['ProductSupplierSku'];

let gateway: TestGateway;
let token: string;

/** Links of products 1 and 2. */
let links: { id: number; produtoId: number }[];

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertSupply(gateway.database);
  token = await gateway.tokenOf('Comercial');
  const { alfa, beta } = supplyIds.suppliers;
  const of = (produtoId: number, fornecedorId: number) => ({
    produtoId,
    fornecedorId,
    unidadeId: supplyIds.units.caixa,
    qtdCompra: 1,
    multiplicador: 1,
  });
  links = await gateway.database.queries
    .insert(productSuppliers)
    .values([of(1, alfa), of(1, beta), of(2, alfa)])
    .returning({ id: productSuppliers.id, produtoId: productSuppliers.produtoId });
});

afterAll(() => gateway.close());

/** Address of the SKUs of a link; 0 and 1 are of product 1, 2 is of product 2. */
function skusOf(index: number): string {
  const link = links[index];
  if (link === undefined) throw new Error('No such link');
  return `/api/produtos/${link.produtoId}/fornecedores/${link.id}/skus`;
}

const list = async (path: string) =>
  ((await gateway.call(path, { token })).body as Schemas['ProductSupplierSkuList']).skus;
const add = (path: string, sku: string, principal = false) =>
  gateway.call(path, { token, body: { sku, principal } });
const added = async (path: string, sku: string, principal = false) => {
  const answer = await add(path, sku, principal);
  expect(answer.status).toBe(201);
  return answer.body as Sku;
};
const save = (path: string, id: number, body: { sku: string; principal: boolean }, version?: number) =>
  gateway.call(`${path}/${id}`, { method: 'PUT', token, body, headers: ifMatch(version) });
const remove = (path: string, id: number, version?: number) =>
  gateway.call(`${path}/${id}/delete`, { method: 'PUT', token, headers: ifMatch(version) });
const mains = async (path: string) =>
  (await list(path)).filter(({ principal }) => principal).map(({ id }) => id);

describe('SKUs of a link', () => {
  it('are added, changed, listed with the main one first, and removed (LNK-025 to LNK-030, G-07)', async () => {
    const path = skusOf(0);
    const answer = await add(path, ' Pn-4500 ');
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(answer.body).toEqual({ id: expect.any(Number), sku: 'Pn-4500', principal: false, versao: 1 });
    const first = answer.body as Sku;
    const main = await added(path, 'PN-4501', true);
    expect(await list(path)).toEqual([main, first]);

    const changed = await save(path, first.id, { sku: 'PN-4502', principal: false }, 1);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).toBe('"2"');
    expect(changed.body).toEqual({ ...first, sku: 'PN-4502', versao: 2 });

    expect((await remove(path, main.id, 1)).status).toBe(204);
    expect(await list(path)).toEqual([changed.body]);
    expect((await remove(path, main.id)).status).toBe(404);
  });

  it.each([
    [{ sku: '', principal: false }, { sku: ['Campo obrigatório'] }],
    [{ sku: '   ', principal: false }, { sku: ['Campo obrigatório'] }],
    [{ principal: false }, { sku: ['Campo obrigatório'] }],
    [{ sku: 'x'.repeat(21), principal: false }, { sku: ['Digite no máximo 20 caracteres'] }],
    [{ sku: 'A', principal: false, id: 1 }, { id: ['Campo desconhecido'] }],
  ])('refuse %j at the field (GAP-41)', async (body, fields) => {
    const answer = await gateway.call(skusOf(0), { token, body });
    expect(answer.status).toBe(400);
    expect(errorOf(answer).errors.fields).toEqual(fields);
  });

  it('are unique in a link, whatever the letter case', async () => {
    const path = skusOf(1);
    const { id } = await added(path, 'ab-1');
    const repeated = await add(path, 'AB-1');
    expect(repeated.status).toBe(400);
    expect(repeated.body).toEqual({
      message: 'SKU já adicionado ao fornecedor',
      errors: { global: [], fields: { sku: ['SKU já adicionado ao fornecedor'] } },
    });
    const other = await added(path, 'AB-2');
    expect((await save(path, other.id, { sku: 'aB-1', principal: false })).status).toBe(400);
    expect((await save(path, id, { sku: 'AB-1', principal: false })).status).toBe(200);
    expect((await add(skusOf(2), 'AB-1')).status).toBe(201);
    await remove(path, id, 2);
    expect((await add(path, 'AB-1')).status).toBe(201);
  });

  it('are added by one of several requests at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(skusOf(1), 'CORRIDA')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
  });
});

describe('the main SKU (GAP-44)', () => {
  it('is always one: a new one replaces the old one, whose version is raised', async () => {
    const path = skusOf(2);
    const first = await added(path, 'M-1', true);
    const second = await added(path, 'M-2', true);
    expect(await mains(path)).toEqual([second.id]);
    expect((await save(path, first.id, { sku: 'M-1', principal: true }, 1)).status).toBe(409);
    expect((await save(path, first.id, { sku: 'M-1', principal: true }, 2)).status).toBe(200);
    expect(await mains(path)).toEqual([first.id]);
    await remove(path, first.id, 3);
    expect(await mains(path)).toEqual([]);
  });

  it('stays one when requests come at the same time', async () => {
    const path = skusOf(2);
    const answers = await Promise.all(['S-1', 'S-2', 'S-3', 'S-4'].map((sku) => add(path, sku, true)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await mains(path)).toHaveLength(1);
  });
});

describe('ids, versions and roles', () => {
  it('of another link or product are 404, and nothing changes', async () => {
    const path = skusOf(0);
    const sku = await added(path, 'MEU');
    const before = await list(path);
    const [first, , third] = links;
    const crossed = `/api/produtos/${third?.produtoId}/fornecedores/${first?.id}/skus`;
    const body = { sku: 'SEU', principal: true };
    const answers = await Promise.all([
      gateway.call(crossed, { token }),
      add(crossed, 'SEU'),
      save(crossed, sku.id, body),
      remove(crossed, sku.id),
      save(skusOf(1), sku.id, body),
      remove(skusOf(1), sku.id),
      save(path, 999_999, body),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
    expect(await list(path)).toEqual(before);
  });

  it('that are not the current one are 409 (D7)', async () => {
    const path = skusOf(0);
    const { id } = await added(path, 'V-1');
    expect((await save(path, id, { sku: 'V-2', principal: false }, 1)).status).toBe(200);
    expect((await save(path, id, { sku: 'V-3', principal: false }, 1)).status).toBe(409);
    expect((await remove(path, id, 1)).status).toBe(409);
  });

  it.each(ROLES.filter((role) => role !== 'Comercial'))('do not let %s write (LNK-024)', async (role) => {
    const path = skusOf(0);
    const { id } = await added(path, `R-${role}`.slice(0, 20));
    const before = await list(path);
    const own = await gateway.tokenOf(role);
    const body = { sku: 'X', principal: true };
    const answers = await Promise.all([
      gateway.call(path, { token: own, body }),
      gateway.call(`${path}/${id}`, { token: own, method: 'PUT', body }),
      gateway.call(`${path}/${id}/delete`, { token: own, method: 'PUT' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(await list(path)).toEqual(before);
    const closed = ['Fornecedor', 'Ecommerce', 'ComercialValidadores'].includes(role);
    expect((await gateway.call(path, { token: own })).status).toBe(closed ? 403 : 200);
  });
});
