import type { Schemas } from '@portal/api';
import type { Role } from '@portal/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productSupplierSkus, productSuppliers, products, registrationFlows } from '../../database/schema.ts';
import { ifMatch } from '../../testing/register.ts';
import { insertSupply, supplyIds } from '../../testing/supplyFixtures.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';

type Link = Schemas['ProductSupplier'];

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertSupply(gateway.database);
  token = await gateway.tokenOf('Comercial');
});

afterAll(() => gateway.close());

const { alfa, beta, agua, waiting } = supplyIds.suppliers;

const input = {
  fornecedorId: alfa,
  padrao: false,
  unidadeId: supplyIds.units.caixa,
  qtdCompra: 2.5,
  multiplicador: 12,
  calculoPautaDiferente: true,
  valorPauta: 90.07,
  qtdCxLastro: 8,
  qtdCxPallet: null,
};

/** A new product, so that tests do not see each other's links. */
async function newProduct(): Promise<number> {
  const [product] = await gateway.database.queries
    .insert(products)
    .values({ nome: 'PANELA DE TESTE', familiaId: 1, variacao: 'TESTE' })
    .returning({ id: products.id });
  if (product === undefined) throw new Error('No product');
  return product.id;
}

const address = (productId: number, id?: number) =>
  `/api/produtos/${productId}/fornecedores${id === undefined ? '' : `/${id}`}`;
const list = async (productId: number, query = '') => {
  const { body } = await gateway.call(`${address(productId)}${query}`, { token });
  return body as Schemas['ProductSupplierList'];
};
const links = async (productId: number) => (await list(productId)).produtosFornecedores;
const read = (productId: number, id: number) => gateway.call(address(productId, id), { token });
const add = (productId: number, change: Record<string, unknown> = {}) =>
  gateway.call(address(productId), { token, body: { ...input, ...change } });
const added = async (productId: number, change: Record<string, unknown> = {}) => {
  const answer = await add(productId, change);
  expect(answer.status).toBe(201);
  return answer.body as Link;
};
const save = (productId: number, id: number, change: Record<string, unknown> = {}, version?: number) =>
  gateway.call(address(productId, id), {
    method: 'PUT',
    token,
    body: { ...input, ...change },
    headers: ifMatch(version),
  });
const remove = (productId: number, id: number, version?: number) =>
  gateway.call(`${address(productId, id)}/delete`, { method: 'PUT', token, headers: ifMatch(version) });

describe('supplier links of a product', () => {
  it('are added with everything that the table shows (LNK-003 to LNK-012, LNK-015)', async () => {
    const product = await newProduct();
    const answer = await add(product);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(answer.body).toEqual({
      id: expect.any(Number),
      fornecedor: { id: alfa, codigo: 9101, nomeFantasia: 'ALFA 100% AÇO' },
      padrao: false,
      unidade: { id: 1, siglaDescricao: 'CX - CAIXA' },
      qtdCompra: 2.5,
      multiplicador: 12,
      calculoPautaDiferente: true,
      valorPauta: 90.07,
      qtdCxLastro: 8,
      qtdCxPallet: null,
      versao: 1,
    });
    const { id } = answer.body as Link;
    const one = await read(product, id);
    expect(one.body).toEqual(answer.body);
    expect(one.headers.get('etag')).toBe('"1"');
  });

  it('come 30 a page, the default one first, then by trade name (LNK-013)', async () => {
    const product = await newProduct();
    const first = await added(product, { fornecedorId: beta, padrao: true });
    const third = await added(product, { fornecedorId: alfa });
    const second = await added(product, { fornecedorId: agua });
    expect(await list(product)).toEqual({
      produtosFornecedores: [first, second, third],
      meta: { paginacao: { totalRegistros: 3, paginaAtual: 1, tamanhoPagina: 30 } },
    });
    expect((await list(product, '?Pagina=2&QuantidadeRegistros=2')).produtosFornecedores).toEqual([third]);
    expect(await links(await newProduct())).toEqual([]);
  });

  it('are changed, and the version grows (LNK-016)', async () => {
    const product = await newProduct();
    const link = await added(product);
    const answer = await save(product, link.id, { fornecedorId: beta, unidadeId: 2, qtdCxPallet: 40 }, 1);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBe('"2"');
    expect(answer.body).toEqual({
      ...link,
      fornecedor: { id: beta, codigo: 9102, nomeFantasia: 'BETA CASA' },
      unidade: { id: 2, siglaDescricao: 'DZ - DÚZIA' },
      qtdCxPallet: 40,
      versao: 2,
    });
  });

  it('are removed with their SKUs, and the rows stay (LNK-017)', async () => {
    const product = await newProduct();
    const { id } = await added(product, { padrao: true });
    await gateway.call(`${address(product, id)}/skus`, { token, body: { sku: 'A', principal: true } });
    expect((await remove(product, id, 1)).status).toBe(204);
    expect(await links(product)).toEqual([]);
    const { queries } = gateway.database;
    const [link] = await queries.select().from(productSuppliers).where(eq(productSuppliers.id, id));
    expect(link).toMatchObject({ padrao: false, deletedAt: expect.any(Date), versao: 2 });
    const [sku] = await queries
      .select()
      .from(productSupplierSkus)
      .where(eq(productSupplierSkus.produtoFornecedorId, id));
    expect(sku).toMatchObject({ principal: false, deletedAt: expect.any(Date) });
    expect((await gateway.call(`${address(product, id)}/skus`, { token })).status).toBe(404);
    expect((await remove(product, id)).status).toBe(404);
  });

  it.each([{ valorPauta: null }, { valorPauta: 0 }])(
    'keep no floor calculation with %j (GAP-45)',
    async (change) => {
      const link = await added(await newProduct(), change);
      expect(link).toMatchObject({ ...change, calculoPautaDiferente: false });
    },
  );

  it.each([
    [{ fornecedorId: 999_999 }, { fornecedorId: ['Seleciona uma opção'] }],
    [{ fornecedorId: waiting }, { fornecedorId: ['Seleciona uma opção'] }],
    [{ unidadeId: 999_999 }, { unidadeId: ['Seleciona uma unidade'] }],
    [{ qtdCompra: 0 }, { qtdCompra: ['Valor deve ser maior que 0'] }],
    [{ multiplicador: -1 }, { multiplicador: ['Valor deve ser maior que 0'] }],
    [{ multiplicador: 1.00001 }, { multiplicador: ['Digite no máximo 4 casas decimais'] }],
    [{ qtdCxLastro: 0 }, { qtdCxLastro: ['Valor deve ser um número maior que 0'] }],
    [{ qtdCxPallet: -3 }, { qtdCxPallet: ['Valor deve ser um número maior que 0'] }],
    [{ qtdCxPallet: 1000 }, { qtdCxPallet: ['Informe um número de 1 a 999'] }],
    [{ valorPauta: 0.001 }, { valorPauta: ['Digite no máximo 2 casas decimais'] }],
    [{ versao: 1 }, { versao: ['Campo desconhecido'] }],
  ])('refuse %j at the field (GAP-41)', async (change, fields) => {
    const answer = await add(await newProduct(), change);
    expect(answer.status).toBe(400);
    expect(errorOf(answer).errors.fields).toEqual(fields);
  });

  it('keep a supplier that has stopped being approved', async () => {
    const product = await newProduct();
    const { id } = await added(product, { fornecedorId: agua });
    const setStatus = (statusFluxoCadastro: Schemas['FlowStatus']) =>
      gateway.database.queries
        .update(registrationFlows)
        .set({ statusFluxoCadastro })
        .where(eq(registrationFlows.fornecedorId, agua));
    await setStatus('Reprovado');
    expect((await save(product, id, { fornecedorId: agua })).status).toBe(200);
    expect((await add(await newProduct(), { fornecedorId: agua })).status).toBe(400);
    await setStatus('Aprovado');
  });
});

describe('a supplier', () => {
  const refusal = {
    message: 'Fornecedor já adicionado ao produto',
    errors: { global: [], fields: { fornecedorId: ['Fornecedor já adicionado ao produto'] } },
  };

  it('is on a product once', async () => {
    const product = await newProduct();
    await added(product);
    const repeated = await add(product);
    expect(repeated.status).toBe(400);
    expect(repeated.body).toEqual(refusal);
    const other = await added(product, { fornecedorId: beta });
    expect((await save(product, other.id, { fornecedorId: alfa })).body).toEqual(refusal);
    expect((await add(await newProduct())).status).toBe(201);
  });

  it('may come back after it was removed', async () => {
    const product = await newProduct();
    const { id } = await added(product);
    await remove(product, id);
    expect((await add(product)).status).toBe(201);
  });

  it('is added by one of several requests at the same time', async () => {
    const product = await newProduct();
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(product)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
  });
});

describe('the default supplier (GAP-44)', () => {
  const defaults = async (product: number) =>
    (await links(product)).filter(({ padrao }) => padrao).map(({ id }) => id);

  it('is always one: a new one replaces the old one, whose version is raised', async () => {
    const product = await newProduct();
    const first = await added(product, { padrao: true });
    const second = await added(product, { fornecedorId: beta, padrao: true });
    expect(await defaults(product)).toEqual([second.id]);
    expect((await save(product, first.id, {}, 1)).status).toBe(409);
    expect((await save(product, first.id, { padrao: true }, 2)).status).toBe(200);
    expect(await defaults(product)).toEqual([first.id]);
  });

  it('is none after it was removed', async () => {
    const product = await newProduct();
    const { id } = await added(product, { padrao: true });
    await added(product, { fornecedorId: beta });
    await remove(product, id);
    expect(await defaults(product)).toEqual([]);
  });

  it('stays one when requests come at the same time', async () => {
    const product = await newProduct();
    const answers = await Promise.all(
      [alfa, beta, agua].map((fornecedorId) => add(product, { fornecedorId, padrao: true })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await defaults(product)).toHaveLength(1);
  });

  it('stays as it was when the save is refused', async () => {
    const product = await newProduct();
    const { id } = await added(product, { padrao: true });
    expect((await add(product, { padrao: true })).status).toBe(400);
    expect(await defaults(product)).toEqual([id]);
  });
});

describe('ids and versions', () => {
  it('of another product or of none are 404, and nothing changes', async () => {
    const [mine, other] = [await newProduct(), await newProduct()];
    const link = await added(mine);
    expect((await read(other, link.id)).status).toBe(404);
    expect((await save(other, link.id)).status).toBe(404);
    expect((await remove(other, link.id)).status).toBe(404);
    expect((await read(mine, 999_999)).status).toBe(404);
    expect((await save(mine, 999_999)).status).toBe(404);
    expect((await add(999_999)).status).toBe(404);
    expect((await gateway.call(address(999_999), { token })).status).toBe(404);
    expect(await links(mine)).toEqual([link]);
  });

  it('that are not the current one are 409 (D7)', async () => {
    const product = await newProduct();
    const { id } = await added(product);
    expect((await save(product, id, { qtdCompra: 7 }, 1)).status).toBe(200);
    expect((await save(product, id, { qtdCompra: 8 }, 1)).status).toBe(409);
    expect((await remove(product, id, 1)).status).toBe(409);
    expect((await links(product)).map(({ qtdCompra }) => qtdCompra)).toEqual([7]);
  });
});

describe('roles (LNK-024)', () => {
  const readers: Role[] = [
    'Comercial',
    'Contabil',
    'Diretoria',
    'ComericalGeradorLink',
    'ComercialAprovadores',
  ];
  const others: Role[] = ['Fornecedor', 'Ecommerce', 'ComercialValidadores'];

  it.each([...readers, ...others])('open and close the links for %s', async (role) => {
    const product = await newProduct();
    const { id } = await added(product);
    const before = await links(product);
    const own = await gateway.tokenOf(role);
    const reads = await Promise.all(
      [address(product), address(product, id)].map((path) => gateway.call(path, { token: own })),
    );
    const allowed = readers.includes(role) ? 200 : 403;
    expect(reads.map(({ status }) => status)).toEqual([allowed, allowed]);
    if (role === 'Comercial') return;
    const writes = await Promise.all([
      gateway.call(address(product), { token: own, body: input }),
      gateway.call(address(product, id), { token: own, method: 'PUT', body: input }),
      gateway.call(`${address(product, id)}/delete`, { token: own, method: 'PUT' }),
    ]);
    expect(writes.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(await links(product)).toEqual(before);
  });
});
