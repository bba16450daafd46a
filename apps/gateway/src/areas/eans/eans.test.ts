import type { Schemas } from '@portal/api';
import type { Role } from '@portal/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productChildren, products } from '../../database/schema.ts';
import { ifMatch } from '../../testing/register.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';

type Ean = Schemas['ProductChild'];

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  token = await gateway.tokenOf('Comercial');
});

afterAll(() => gateway.close());

const input = {
  gtinEan: '7890000000017',
  dun: '17890000000014',
  quantidadeProdutosNaCaixa: 6,
  descricao: null,
  principal: false,
  saldao: false,
};

let lastCode = 0;

/** A code that no other test uses. */
function freshEan(): string {
  lastCode += 1;
  return `5000000${String(lastCode).padStart(5, '0')}`;
}

/** A DUN that no other test uses. */
const freshDun = (): string => `1${freshEan()}0`;

/** A new product, so that tests do not see each other's EANs. */
async function newProduct(): Promise<number> {
  const [product] = await gateway.database.queries
    .insert(products)
    .values({ nome: 'PANELA DE TESTE', familiaId: 1, variacao: 'TESTE' })
    .returning({ id: products.id });
  if (product === undefined) throw new Error('No product');
  return product.id;
}

const address = (productId: number, id?: number) =>
  `/api/produtos/${productId}/produtos-filhos${id === undefined ? '' : `/${id}`}`;
const list = async (productId: number) => {
  const { body } = await gateway.call(address(productId), { token });
  return (body as Schemas['ProductChildList']).produtosFilhos;
};
const add = (productId: number, change: Partial<typeof input> | Record<string, unknown> = {}) =>
  gateway.call(address(productId), {
    token,
    body: { ...input, gtinEan: freshEan(), dun: freshDun(), ...change },
  });
const added = async (productId: number, change: Record<string, unknown> = {}) => {
  const answer = await add(productId, change);
  expect(answer.status).toBe(201);
  return answer.body as Ean;
};
const save = (productId: number, ean: Ean, change: Record<string, unknown>, version?: number) => {
  const { id, versao: _, ...fields } = ean;
  return gateway.call(address(productId, id), {
    method: 'PUT',
    token,
    body: { ...fields, ...change },
    headers: ifMatch(version),
  });
};
const remove = (productId: number, id: number, version?: number) =>
  gateway.call(`${address(productId, id)}/delete`, { method: 'PUT', token, headers: ifMatch(version) });

describe('EANs of a product', () => {
  it('come under produtosFilhos, the main one first (EAN-003 to EAN-009, EAN-015)', async () => {
    expect(await list(1)).toEqual([
      {
        id: 1,
        gtinEan: '7891000315507',
        dun: '17891000315504',
        quantidadeProdutosNaCaixa: 12,
        descricao: null,
        principal: true,
        saldao: false,
        versao: 1,
      },
      {
        id: 2,
        gtinEan: '7891000315514',
        dun: null,
        quantidadeProdutosNaCaixa: 6,
        descricao: null,
        principal: false,
        saldao: false,
        versao: 1,
      },
    ]);
    expect(await list(2)).toEqual([]);
  });

  it('are created with id and version, the description in capitals (EAN-016, EAN-018)', async () => {
    const product = await newProduct();
    const answer = await add(product, { gtinEan: '1234', descricao: ' caixa de  6 ', saldao: true });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(answer.body).toEqual({
      ...input,
      id: expect.any(Number),
      gtinEan: '1234',
      dun: expect.any(String),
      descricao: 'CAIXA DE 6',
      saldao: true,
      versao: 1,
    });
    expect(await list(product)).toEqual([answer.body]);
  });

  it('are changed, and the version grows (EAN-017)', async () => {
    const product = await newProduct();
    const ean = await added(product);
    const answer = await save(product, ean, { quantidadeProdutosNaCaixa: 24, saldao: true }, 1);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBe('"2"');
    expect(answer.body).toEqual({ ...ean, quantidadeProdutosNaCaixa: 24, saldao: true, versao: 2 });
  });

  it('are removed, and their rows stay (EAN-019)', async () => {
    const product = await newProduct();
    const { id } = await added(product, { principal: true });
    expect((await remove(product, id, 1)).status).toBe(204);
    expect(await list(product)).toEqual([]);
    const [row] = await gateway.database.queries
      .select()
      .from(productChildren)
      .where(eq(productChildren.id, id));
    expect(row).toMatchObject({ principal: false, deletedAt: expect.any(Date), versao: 2 });
    expect((await remove(product, id)).status).toBe(404);
  });

  it.each([
    [{ gtinEan: '' }, { gtinEan: ['Campo obrigatório'] }],
    [{ gtinEan: '12345678901234' }, { gtinEan: ['Digite no máximo 13 caracteres'] }],
    [{ dun: '' }, { dun: ['Campo obrigatório'] }],
    [{ dun: '123456789012345' }, { dun: ['Digite no máximo 14 caracteres'] }],
    [{ quantidadeProdutosNaCaixa: 0 }, { quantidadeProdutosNaCaixa: ['Deve conter ao menos 1 produto'] }],
    [{ descricao: 'x'.repeat(101) }, { descricao: ['Digite no máximo 100 caracteres'] }],
    [{ outro: 1 }, { outro: ['Campo desconhecido'] }],
  ])('refuse %j at the field (EAN-010 to EAN-014)', async (change, fields) => {
    const answer = await add(1, change);
    expect(answer.status).toBe(400);
    expect(errorOf(answer).errors.fields).toEqual(fields);
  });
});

describe('the main EAN (GAP-44)', () => {
  const mains = async (product: number) =>
    (await list(product)).filter(({ principal }) => principal).map(({ id }) => id);

  it('is always one: a new one replaces the old one, whose version is raised', async () => {
    const product = await newProduct();
    const first = await added(product, { principal: true });
    const second = await added(product, { principal: true });
    expect(await mains(product)).toEqual([second.id]);
    expect((await save(product, first, { dun: freshDun() }, 1)).status).toBe(409);
    expect((await save(product, first, { principal: true }, 2)).status).toBe(200);
    expect(await mains(product)).toEqual([first.id]);
  });

  it('stays the main one when it is saved as such', async () => {
    const product = await newProduct();
    const main = await added(product, { principal: true });
    expect((await save(product, main, { dun: freshDun() }, 1)).body).toMatchObject({
      principal: true,
      versao: 2,
    });
  });

  it('is none after it was removed', async () => {
    const product = await newProduct();
    await added(product);
    const main = await added(product, { principal: true });
    await remove(product, main.id);
    expect(await mains(product)).toEqual([]);
    await added(product, { principal: true });
    expect(await mains(product)).toHaveLength(1);
  });

  it('stays one when requests come at the same time', async () => {
    const product = await newProduct();
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(product, { principal: true })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    expect(await mains(product)).toHaveLength(1);
  });
});

describe('an EAN of another product', () => {
  const taken = { gtinEan: ['EAN já cadastrado em outro produto'] };

  it('is refused at the field, on creation and on change', async () => {
    const product = await newProduct();
    const created = await add(product, { gtinEan: '7891000315507' });
    expect(created.status).toBe(400);
    expect(created.body).toEqual({
      message: 'EAN já cadastrado em outro produto',
      errors: { global: [], fields: taken },
    });
    const own = await added(product);
    const changed = await save(product, own, { gtinEan: '7891000315507' });
    expect(errorOf(changed).errors.fields).toEqual(taken);
  });

  it('can be used once it was removed there', async () => {
    const [first, second] = [await newProduct(), await newProduct()];
    const { id, gtinEan } = await added(first);
    expect((await add(second, { gtinEan })).status).toBe(400);
    await remove(first, id);
    expect((await add(second, { gtinEan })).status).toBe(201);
  });

  it('may be repeated on its own product, for another box', async () => {
    const product = await newProduct();
    const { gtinEan } = await added(product);
    expect((await add(product, { gtinEan, quantidadeProdutosNaCaixa: 48 })).status).toBe(201);
  });

  it('goes to one of two products that ask at the same time', async () => {
    const gtinEan = freshEan();
    const ids = await Promise.all(Array.from({ length: 4 }, newProduct));
    const answers = await Promise.all(ids.map((id) => add(id, { gtinEan })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
  });

  it('of the legacy system does not stop its record from being saved', async () => {
    const product = await newProduct();
    await gateway.database.queries
      .insert(productChildren)
      .values({ produtoId: product, ean: '7891000315507' });
    const [legacy] = await list(product);
    if (legacy === undefined) throw new Error('No EAN');
    const answer = await save(product, legacy, { dun: freshDun(), quantidadeProdutosNaCaixa: 1 });
    expect(answer.status).toBe(200);
  });
});

describe('a DUN', () => {
  it('of another product is refused at the field, on creation and on change', async () => {
    const [first, second] = [await newProduct(), await newProduct()];
    const { dun } = await added(first);
    const taken = { dun: ['DUN já cadastrado em outro produto'] };
    expect(errorOf(await add(second, { dun })).errors.fields).toEqual(taken);
    const own = await added(second);
    expect(errorOf(await save(second, own, { dun })).errors.fields).toEqual(taken);
  });

  it('is refused together with the EAN of another product', async () => {
    const [first, second] = [await newProduct(), await newProduct()];
    const { gtinEan, dun } = await added(first);
    expect(errorOf(await add(second, { gtinEan, dun })).errors.fields).toEqual({
      gtinEan: ['EAN já cadastrado em outro produto'],
      dun: ['DUN já cadastrado em outro produto'],
    });
  });

  it('stands once with an EAN of its product, also when both come at the same time', async () => {
    const product = await newProduct();
    const codes = { gtinEan: freshEan(), dun: freshDun() };
    const answers = await Promise.all([add(product, codes), add(product, codes)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    const twice = { dun: ['Este EAN já está no produto com o mesmo DUN'] };
    expect(errorOf(await add(product, codes)).errors.fields).toEqual(twice);
    const other = await added(product, { gtinEan: codes.gtinEan });
    expect(errorOf(await save(product, other, { dun: codes.dun })).errors.fields).toEqual(twice);
    expect((await save(product, other, { quantidadeProdutosNaCaixa: 24 })).status).toBe(200);
  });
});

describe('ids and versions', () => {
  it('of another product or of none are 404, and nothing changes', async () => {
    const [mine, other] = [await newProduct(), await newProduct()];
    const ean = await added(mine);
    expect((await save(other, ean, {})).status).toBe(404);
    expect((await remove(other, ean.id)).status).toBe(404);
    expect((await save(mine, { ...ean, id: 999_999 }, {})).status).toBe(404);
    expect((await add(999_999)).status).toBe(404);
    expect((await gateway.call(address(999_999), { token })).status).toBe(404);
    expect(await list(mine)).toEqual([ean]);
  });

  it('that are not the current one are 409 (D7)', async () => {
    const product = await newProduct();
    const ean = await added(product);
    expect((await save(product, ean, { dun: '1' }, 1)).status).toBe(200);
    expect((await save(product, ean, { dun: '2' }, 1)).status).toBe(409);
    expect((await remove(product, ean.id, 1)).status).toBe(409);
    expect((await list(product)).map(({ dun }) => dun)).toEqual(['1']);
  });
});

describe('roles (EAN-025)', () => {
  const readers: Role[] = [
    'Comercial',
    'Contabil',
    'Diretoria',
    'ComericalGeradorLink',
    'ComercialAprovadores',
  ];
  const others: Role[] = ['Fornecedor', 'Ecommerce', 'ComercialValidadores'];

  it.each(readers)('let %s read', async (role) => {
    expect((await gateway.call(address(1), { token: await gateway.tokenOf(role) })).status).toBe(200);
  });

  it.each(others)('do not let %s read', async (role) => {
    expect((await gateway.call(address(1), { token: await gateway.tokenOf(role) })).status).toBe(403);
  });

  it.each([...readers, ...others].filter((role) => role !== 'Comercial'))(
    'do not let %s write',
    async (role) => {
      const other = await gateway.tokenOf(role);
      const before = await list(1);
      const answers = await Promise.all([
        gateway.call(address(1), { token: other, body: input }),
        gateway.call(address(1, 1), { token: other, method: 'PUT', body: input }),
        gateway.call(`${address(1, 1)}/delete`, { token: other, method: 'PUT' }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
      expect(await list(1)).toEqual(before);
    },
  );
});
