import type { Schemas } from '@portal/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productPhotos, products } from '../database/schema.ts';
import { insertFamilyRegisters } from '../testing/familyRegisters.ts';
import { auditOf, ifMatch } from '../testing/register.ts';
import { insertSupply } from '../testing/supplyFixtures.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { changesBetween } from './recordChange.ts';

describe('changesBetween', () => {
  it.each<[string, object | null, object | null, object]>([
    ['a new record', null, { id: 1, nome: 'A', versao: 1 }, { nome: { before: null, after: 'A' } }],
    ['a removed record', { id: 1, nome: 'A', versao: 4 }, null, { nome: { before: 'A', after: null } }],
    [
      'a changed field',
      { id: 1, nome: 'A', kit: true },
      { id: 1, nome: 'B', kit: true },
      { nome: { before: 'A', after: 'B' } },
    ],
    ['a list', { tags: [1, 2] }, { tags: [1] }, { tags: { before: [1, 2], after: [1] } }],
    ['equal lists', { tags: [1, 2] }, { tags: [1, 2] }, {}],
    ['what is left out and what is null', { a: null }, {}, {}],
    [
      'bookkeeping',
      { id: 1, versao: 1, dataModificacao: new Date(1) },
      { id: 1, versao: 2, dataModificacao: new Date(2) },
      {},
    ],
    [
      'a field called __proto__',
      null,
      JSON.parse('{"__proto__": 1}') as object,
      JSON.parse('{"__proto__": {"before": null, "after": 1}}') as object,
    ],
  ])('returns %s', (_, before, after, expected) => {
    expect(changesBetween(before, after)).toEqual(expected);
  });
});

const FAMILY: Schemas['FamilyInput'] = {
  categoriaId: 1,
  marcaId: 1,
  tipoVolumetriaId: 1,
  volumetria: 4.5,
  colecao: 'LUA',
  dimensaoPorFamilia: false,
};

describe('the catalogue', () => {
  let gateway: TestGateway;
  let token: string;

  beforeAll(async () => {
    gateway = await createTestGateway();
    await insertSupply(gateway.database);
    await insertFamilyRegisters(gateway.database);
    token = await gateway.tokenOf('Comercial');
  });

  afterAll(() => gateway.close());

  const send = async (path: string, method: 'POST' | 'PUT', body?: object, version = 1) => {
    const answer = await gateway.call(`/api/produtos/${path}`, {
      token,
      method,
      headers: ifMatch(version),
      ...(body && { body }),
    });
    return answer.body as { id: number };
  };
  const operations = async (kind: string, id: number) =>
    (await auditOf(gateway, kind, id)).map(({ operation }) => operation);

  it('records creation, change and removal of an EAN', async () => {
    const ean = {
      gtinEan: '7891000100103',
      dun: '17891000100100',
      quantidadeProdutosNaCaixa: 6,
      descricao: null,
      principal: false,
      saldao: false,
    };
    const { id } = await send('2/produtos-filhos', 'POST', ean);
    await send(`2/produtos-filhos/${id}`, 'PUT', { ...ean, quantidadeProdutosNaCaixa: 12 });
    await send(`2/produtos-filhos/${id}/delete`, 'PUT', undefined, 2);
    expect(await operations('ean', id)).toEqual([
      'createProductChild',
      'updateProductChild',
      'deleteProductChild',
    ]);
    expect((await auditOf(gateway, 'ean', id))[1]?.changes).toEqual({
      quantidadeProdutosNaCaixa: { before: 6, after: 12 },
    });
  });

  it('records what happens to a supplier link and its SKUs', async () => {
    const link = { fornecedorId: 101, padrao: false, unidadeId: 1, qtdCompra: 1, multiplicador: 1 };
    const { id } = await send('2/fornecedores', 'POST', link);
    await send(`2/fornecedores/${id}`, 'PUT', { ...link, qtdCompra: 3 });
    const sku = await send(`2/fornecedores/${id}/skus`, 'POST', { sku: 'A1', principal: false });
    await send(`2/fornecedores/${id}/skus/${sku.id}`, 'PUT', { sku: 'A2', principal: false });
    await send(`2/fornecedores/${id}/skus/${sku.id}/delete`, 'PUT', undefined, 2);
    await send(`2/fornecedores/${id}/delete`, 'PUT', undefined, 2);
    expect(await operations('productSupplier', id)).toEqual([
      'createProductSupplier',
      'updateProductSupplier',
      'deleteProductSupplier',
    ]);
    expect((await auditOf(gateway, 'productSupplier', id))[1]?.changes).toEqual({
      qtdCompra: { before: 1, after: 3 },
    });
    expect(await operations('sku', sku.id)).toEqual([
      'createProductSupplierSku',
      'updateProductSupplierSku',
      'deleteProductSupplierSku',
    ]);
  });

  it('records the SKUs that go with a removed link', async () => {
    const link = { fornecedorId: 102, padrao: false, unidadeId: 1, qtdCompra: 1, multiplicador: 1 };
    const { id } = await send('2/fornecedores', 'POST', link);
    const sku = await send(`2/fornecedores/${id}/skus`, 'POST', { sku: 'B1', principal: true });
    await send(`2/fornecedores/${id}/delete`, 'PUT');
    expect((await auditOf(gateway, 'sku', sku.id))[1]).toEqual({
      operation: 'deleteProductSupplier',
      changes: { sku: { before: 'B1', after: null }, principal: { before: true, after: null } },
    });
  });

  it.each([
    [
      'ean',
      '3/produtos-filhos',
      'principal',
      ['7891000315521', '7891000315538'].map((gtinEan, place) => ({
        gtinEan,
        dun: `1789100031552${8 + place}`,
        quantidadeProdutosNaCaixa: 6,
        descricao: null,
        saldao: false,
        principal: true,
      })),
    ],
    [
      'productSupplier',
      '3/fornecedores',
      'padrao',
      [101, 102].map((fornecedorId) => ({
        fornecedorId,
        unidadeId: 1,
        qtdCompra: 1,
        multiplicador: 1,
        padrao: true,
      })),
    ],
    ['sku', '3/fornecedores/LINK/skus', 'principal', ['C1', 'C2'].map((sku) => ({ sku, principal: true }))],
  ])(
    'records the mark that a save takes from another %s',
    async (kind, place, mark, [first = {}, second = {}]) => {
      const supplied = { fornecedorId: 103, padrao: false, unidadeId: 1, qtdCompra: 1, multiplicador: 1 };
      const link = kind === 'sku' ? await send('3/fornecedores', 'POST', supplied) : { id: 0 };
      const path = place.replace('LINK', String(link.id));
      const { id } = await send(path, 'POST', first);
      const other = await send(path, 'POST', second);
      const [, taken] = await auditOf(gateway, kind, id);
      expect(taken?.changes).toEqual({ [mark]: { before: true, after: false } });
      await send(`${path}/${id}`, 'PUT', first, 2);
      expect((await auditOf(gateway, kind, other.id))[1]?.changes).toEqual({
        [mark]: { before: true, after: false },
      });
    },
  );

  it('records the names that a save of a family gives its products, each under its product', async () => {
    const family = await send('familias', 'POST', { ...FAMILY, colecao: 'SOL' });
    const rows = await gateway.database.queries
      .insert(products)
      .values(
        ['AZUL', 'ROSA'].map((variacao) => ({
          nome: `ANTES ${variacao}`,
          familiaId: family.id,
          variacao,
          status: 'Ativo' as const,
        })),
      )
      .returning({ id: products.id });
    await send(`familias/${family.id}`, 'PUT', { ...FAMILY, colecao: 'NOVA' });
    for (const { id } of rows) {
      const [entry] = await auditOf(gateway, 'product', id);
      expect(entry).toMatchObject({
        operation: 'updateFamily',
        changes: {
          nome: { before: expect.stringContaining('ANTES'), after: expect.stringContaining('NOVA') },
        },
      });
    }
  });

  it('records a save of a family with its generated name', async () => {
    const { id } = await send('familias', 'POST', FAMILY);
    await send(`familias/${id}`, 'PUT', { ...FAMILY, colecao: 'MAR' });
    expect(await operations('family', id)).toEqual(['createFamily', 'updateFamily']);
    expect((await auditOf(gateway, 'family', id))[1]?.changes).toEqual({
      colecao: { before: 'LUA', after: 'MAR' },
      nome: { before: 'PANELA TRAMONTINA 4,5L LUA', after: 'PANELA TRAMONTINA 4,5L MAR' },
    });
  });

  it('records a save of a product with its tags and the ids of its photos, and no bytes of them', async () => {
    const [{ id = 0 } = {}] = await gateway.database.queries
      .insert(products)
      .values({ nome: 'ANTES', familiaId: 1, variacao: 'AMARELA', status: 'Ativo' })
      .returning({ id: products.id });
    const [photo] = await gateway.database.queries
      .insert(productPhotos)
      .values({ produtoId: id, arquivo: 'data:image/png;base64,iVBORw0KGgo=', ordem: 0 })
      .returning({ id: productPhotos.id });
    const body: Schemas['ProductInput'] = {
      variacao: 'VERDE',
      voltagem: null,
      descricao: null,
      linkVideo: null,
      altura: null,
      largura: null,
      comprimento: null,
      peso: null,
      caracteristicasIds: [],
      tagsIds: [2],
      status: 'Ativo',
      fotosProdutos: [],
    };
    await send(`${id}/catalogo`, 'PUT', body);
    const [entry, ...more] = await auditOf(gateway, 'product', id);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      operation: 'updateProduct',
      changes: {
        nome: { before: 'ANTES', after: 'PANELA TRAMONTINA SOLAR VERDE 4,5L' },
        variacao: { before: 'AMARELA', after: 'VERDE' },
        tagsIds: { before: [], after: [2] },
        fotos: { before: [photo?.id], after: [] },
      },
    });
    expect(entry?.changes).not.toHaveProperty('miniatura');
  });
});
