import type { Schemas } from '@portal/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  token = await gateway.tokenOf('ComercialAprovadores');
});

afterAll(() => gateway.close());

const list = async (query: Record<string, string> = {}) => {
  const { body } = await gateway.call(`/api/produtos?${new URLSearchParams(query)}`, { token });
  return body as Schemas['ProductList'];
};
const ids = async (query: Record<string, string>) => (await list(query)).produtos.map(({ id }) => id);

describe('list of products', () => {
  it('comes by name, 35 a page, with the main bar code and the thumbnail', async () => {
    const { produtos, meta } = await list();
    expect(meta.paginacao).toEqual({ totalRegistros: 3, paginaAtual: 1, tamanhoPagina: 35 });
    expect(produtos.map(({ id }) => id)).toEqual([2, 1, 3]);
    expect(produtos[1]).toEqual({
      id: 1,
      codigo: 300001,
      nome: 'PANELA TRAMONTINA SOLAR VERMELHA',
      familiaId: 1,
      familiaNome: 'PANELA TRAMONTINA 4,5L SOLAR',
      marca: { id: 1, descricao: 'TRAMONTINA' },
      status: 'Ativo',
      statusAprovacao: 'Aprovado',
      gtinEan: '7891000315507',
      miniaturaByte: 'AP8B/g==',
      importadoLegado: false,
      dataCriacao: expect.stringMatching(/Z$/),
      versao: 1,
    });
    expect(produtos[0]).toMatchObject({ gtinEan: null, miniaturaByte: null });
  });

  it.each([
    [{ FamiliaId: '1' }, [2, 1]],
    [{ FamiliaId: '999' }, []],
    [{ FamiliaId: '1', Busca: 'azul' }, [2]],
    [{ Busca: '7891000315507' }, [1]],
    [{ Busca: '300003' }, [3]],
    [{ Busca: 'antigo' }, [3]],
    [{ 'Paginacao.Pagina': '2', 'Paginacao.QuantidadeRegistros': '2' }, [3]],
  ])('answers %j', async (query, expected) => {
    expect(await ids(query as Record<string, string>)).toEqual(expected);
  });

  it.each([
    ['Codigo', [1, 2, 3]],
    ['Nome', [2, 1, 3]],
    ['FamiliaNome', [3, 1, 2]],
    ['Marca', [3, 1, 2]],
    ['Status', [2, 3, 1]],
    ['StatusAprovacao', [2, 3, 1]],
    ['GtinEan', [3, 1, 2]],
    ['DataCriacao', [1, 2, 3]],
  ])('sorts by %s, equal rows by id', async (column, expected) => {
    expect(await ids({ 'Ordenacao.Coluna': column })).toEqual(expected);
  });
});

describe('one product', () => {
  const read = (id: number) => gateway.call(`/api/produtos/${id}/catalogo`, { token });

  it('has the dimensions of its family if that holds them, and everything that belongs to it (PRD-019 to PRD-037, PRD-062)', async () => {
    const answer = await read(1);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(answer.body).toEqual({
      id: 1,
      codigo: 300001,
      nome: 'PANELA TRAMONTINA SOLAR VERMELHA',
      familiaId: 1,
      status: 'Ativo',
      statusAprovacao: 'Aprovado',
      variacao: 'VERMELHA',
      voltagem: null,
      descricao: '<p>Panela</p>',
      linkVideo: null,
      altura: 15.5,
      largura: 24,
      comprimento: 38.25,
      peso: 1850,
      caracteristicasIds: [1, 2],
      tagsIds: [2, 1],
      tags: [
        { id: 2, descricao: 'COZINHA' },
        { id: 1, descricao: 'ZERO AÇÚCAR' },
      ],
      fotosProdutos: [
        { id: 2, arquivo: 'https://arquivos.empresa.com.br/1.jpg', ordem: 0 },
        { id: 1, arquivo: 'https://arquivos.empresa.com.br/2.jpg', ordem: 1 },
      ],
      miniaturaByte: 'AP8B/g==',
      importadoLegado: false,
      dataCriacao: expect.any(String),
      versao: 1,
    });
  });

  it('has its own dimensions otherwise', async () => {
    expect((await read(3)).body).toMatchObject({
      altura: 2.5,
      peso: 100,
      largura: null,
      variacao: null,
      tags: [],
    });
  });

  it('is 404 when there is none', async () => {
    expect((await read(99)).status).toBe(404);
  });
});
