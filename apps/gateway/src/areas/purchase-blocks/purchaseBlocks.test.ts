import type { Schemas } from '@portal/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  branches,
  productReplacements,
  productStocks,
  products,
  salesRegions,
} from '../../database/schema.ts';
import { insertSupply } from '../../testing/supplyFixtures.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';
import { keepReplacements } from './discontinuedProducts.ts';

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertSupply(gateway.database);
  const { queries } = gateway.database;
  await queries.insert(salesRegions).values([
    { id: 1, descricao: 'TRIÂNGULO' },
    { id: 2, descricao: 'ÁREA CENTRAL' },
    { id: 3, descricao: 'LOJA VIRTUAL' },
  ]);
  await queries.update(branches).set({ perfilVendaId: 1 }).where(eq(branches.id, 1));
  await queries.update(branches).set({ perfilVendaId: 2 }).where(eq(branches.id, 3));
  await queries
    .insert(productStocks)
    .values({ produtoId: 1, custoUnitario: 112.9, precoVenda: 189.9, quantidadeEstoque: 148 });
  token = await gateway.tokenOf('ComercialValidadores');
});

afterAll(() => gateway.close());

const read = (path: string) => gateway.call(`/api/produtos/${path}`, { token });

const stocked: Schemas['DiscontinuedProduct'] = {
  id: 1,
  codigoFamilia: 20001,
  codigoProduto: 300001,
  nomeProduto: 'PANELA TRAMONTINA SOLAR VERMELHA',
  custoUnitario: 112.9,
  precoVenda: 189.9,
  margemProduto: 40.55,
  quantidadeEstoque: 148,
  custoEstoque: 16_709.2,
  precoVendaTotal: 28_105.2,
};

const withoutStock: Schemas['DiscontinuedProduct'] = {
  id: 2,
  codigoFamilia: 20001,
  codigoProduto: 300002,
  nomeProduto: 'PANELA TRAMONTINA SOLAR AZUL',
  custoUnitario: null,
  precoVenda: null,
  margemProduto: null,
  quantidadeEstoque: null,
  custoEstoque: null,
  precoVendaTotal: null,
};

describe('regions and their branches (BLK-011, BLK-012, G-37)', () => {
  it('lists every region by description, one without branches too', async () => {
    expect((await read('perfis-venda')).body).toEqual({
      perfisVenda: [
        { id: 2, descricao: 'ÁREA CENTRAL' },
        { id: 3, descricao: 'LOJA VIRTUAL' },
        { id: 1, descricao: 'TRIÂNGULO' },
      ],
    });
  });

  it.each([
    ['perfilVendaIds=1', ['UBERLÂNDIA']],
    ['perfilVendaIds=1&perfilVendaIds=2', ['CONTAGEM', 'UBERLÂNDIA']],
    ['perfilVendaIds=2&perfilVendaIds=2', ['CONTAGEM']],
    ['perfilVendaIds=3', []],
    ['perfilVendaIds=99', []],
  ])('answers %s with their branches by name, each once', async (query, names) => {
    const answer = await read(`perfis-venda/filiais?${query}`);
    expect((answer.body as Schemas['BranchList']).filiais.map(({ nome }) => nome)).toEqual(names);
  });

  it.each(['', 'perfilVendaIds=x', 'perfilVendaIds=1e2', 'perfilVendaIds=1&perfilVendaIds=0'])(
    'refuses "%s"',
    async (query) => {
      expect((await read(`perfis-venda/filiais?${query}`)).status).toBe(400);
    },
  );
});

describe('products that a product replaces', () => {
  it('come 100 a page with what their stock is worth (BLK-031, BLK-032, API3-015)', async () => {
    await keepReplacements(gateway.database.queries, 3, [1, 2]);
    const answer = await read('descontinuados?ProdutoId=3');
    expect(answer.body).toEqual({
      produtosDescontinuados: [withoutStock, stocked],
      meta: { paginacao: { totalRegistros: 2, paginaAtual: 1, tamanhoPagina: 100 } },
    });
    const second = await read(
      'descontinuados?ProdutoId=3&Paginacao.Pagina=2&Paginacao.QuantidadeRegistros=1',
    );
    expect((second.body as Schemas['DiscontinuedProductPage']).produtosDescontinuados).toEqual([stocked]);
    const after = await read('descontinuados?ProdutoId=3&Paginacao.Pagina=2');
    expect((after.body as Schemas['DiscontinuedProductPage']).produtosDescontinuados).toEqual([]);
    expect((await read('descontinuados?ProdutoId=3&Paginacao.QuantidadeRegistros=101')).status).toBe(400);
  });

  it('are those that were kept last, each once (G-17)', async () => {
    const { queries } = gateway.database;
    await keepReplacements(queries, 3, [1, 2, 2]);
    await keepReplacements(queries, 3, [2]);
    expect(await queries.select().from(productReplacements)).toEqual([{ produtoId: 3, descontinuadoId: 2 }]);
  });

  it('are answered with 404 where there is none, in words of their own (BLK-033)', async () => {
    await keepReplacements(gateway.database.queries, 3, []);
    const none = await read('descontinuados?ProdutoId=3');
    expect([none.status, errorOf(none).message]).toEqual([404, 'Produtos não encontrados']);
    const unknown = await read('descontinuados?ProdutoId=99');
    expect([unknown.status, errorOf(unknown).message]).toEqual([404, 'Registro não encontrado']);
  });
});

describe('lookup of products to be discontinued (BLK-013)', () => {
  const found = async (query: string) =>
    ((await read(`descontinuados/busca?${query}`)).body as Schemas['DiscontinuedProductList']).produtos;

  it.each([
    ['CodigoProduto=300001', [1]],
    ['CodigoFamilia=20001', [1]],
    ['CodigoProduto=300001&CodigoFamilia=20001', [1]],
    ['CodigoProduto=300001&CodigoFamilia=20002', []],
    ['CodigoProduto=300002', []],
    ['CodigoProduto=999', []],
  ])('finds by %s the approved products %j', async (query, ids) => {
    expect((await found(query)).map(({ id }) => id)).toEqual(ids);
  });

  it('shows what their stock is worth, and none that is discontinued already', async () => {
    expect(await found('CodigoProduto=300001')).toEqual([stocked]);
    const { queries } = gateway.database;
    await queries.update(products).set({ status: 'Descontinuada' }).where(eq(products.id, 1));
    expect(await found('CodigoProduto=300001')).toEqual([]);
    await queries.update(products).set({ status: 'Ativo' }).where(eq(products.id, 1));
  });

  it('needs one of the codes', async () => {
    const answer = await read('descontinuados/busca');
    expect([answer.status, errorOf(answer).message]).toEqual([
      400,
      'Informe o código do produto ou da família',
    ]);
  });
});

it.each(['Fornecedor', 'Ecommerce'] as const)('is closed to %s', async (role) => {
  const paths = [
    'perfis-venda',
    'perfis-venda/filiais?perfilVendaIds=1',
    'descontinuados?ProdutoId=1',
    'descontinuados/busca?CodigoProduto=1',
  ];
  const other = await gateway.tokenOf(role);
  for (const path of paths) {
    expect((await gateway.call(`/api/produtos/${path}`, { token: other })).status, path).toBe(403);
  }
});
