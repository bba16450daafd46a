import type { Schemas } from '@portal/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  token = await gateway.tokenOf('Contabil');
});

afterAll(() => gateway.close());

const list = async (query: Record<string, string> = {}) => {
  const { body } = await gateway.call(`/api/produtos/familias?${new URLSearchParams(query)}`, { token });
  return body as Schemas['FamilyList'];
};
const ids = async (query: Record<string, string>) => (await list(query)).familias.map(({ id }) => id);

describe('list of families', () => {
  it('comes by name, accents and all, 20 a page', async () => {
    const { familias, meta } = await list();
    expect(familias.map(({ nome }) => nome)).toEqual([
      'ÁGUA E CIA KIT',
      'PANELA TRAMONTINA 4,5L SOLAR',
      'ZEBRA',
    ]);
    expect(meta.paginacao).toEqual({ totalRegistros: 3, paginaAtual: 1, tamanhoPagina: 20 });
    expect(familias[1]).toEqual({
      id: 1,
      codigo: 20001,
      nome: 'PANELA TRAMONTINA 4,5L SOLAR',
      status: 'Aprovado',
      categoria: { id: 1, descricao: 'PANELAS', sigla: 'PANELA', kit: false },
      marca: { id: 1, descricao: 'TRAMONTINA' },
      dataCriacao: expect.stringMatching(/Z$/),
      versao: 1,
    });
  });

  it.each([
    ['Codigo', [1, 2, 3]],
    ['Nome', [2, 1, 3]],
    ['Status', [2, 1, 3]],
    ['Categoria', [2, 1, 3]],
    ['Marca', [2, 3, 1]],
    ['DataCriacao', [1, 2, 3]],
  ])('sorts by %s, equal rows by id', async (column, expected) => {
    expect(await ids({ 'Ordenacao.Coluna': column })).toEqual(expected);
  });

  it.each([
    ['agua', [2]],
    ['20003', [3]],
    ['4,5l', [1]],
    ['TRAMONTINA SOLAR', []],
    ['', [2, 1, 3]],
  ])('finds %j in code and name', async (busca, expected) => {
    expect(await ids({ busca })).toEqual(expected);
  });
});

describe('one family', () => {
  it('has what it was saved with, decimals included, and null elsewhere (FAM-004 to FAM-030)', async () => {
    const answer = await gateway.call('/api/produtos/familias/1', { token });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBe('"1"');
    const nothing = Object.keys(answer.body as object).map((name) => [name, null]);
    expect(answer.body).toEqual({
      ...Object.fromEntries(nothing),
      id: 1,
      codigo: 20001,
      nome: 'PANELA TRAMONTINA 4,5L SOLAR',
      status: 'Aprovado',
      categoria: { id: 1, descricao: 'PANELAS', sigla: 'PANELA', kit: false },
      marca: { id: 1, descricao: 'TRAMONTINA' },
      colecao: 'SOLAR',
      volumetria: 4.5,
      volumetrias: [4.5],
      tipoVolumetria: { id: 1, descricao: 'LITRO', sigla: 'L' },
      dimensaoPorFamilia: true,
      altura: 15.5,
      largura: 24,
      comprimento: 38.25,
      peso: 1850,
      margem: -2.45,
      valorBrutoCalculado: 112.9,
      concorrentes: [
        { nome: 'LOJA A', preco: 0.07 },
        { nome: 'LOJA B', preco: 189.9 },
      ],
      aliquotaIcmsEntrada: 12.1234,
      aliquotaIpi: 3.25,
      calculoPautaDiferente: true,
      cst: 'Icms',
      fundoPobreza: 'Nao',
      mva: 45.5,
      valorPauta: 90.07,
      calculaStEntrada: false,
      calculaStSaida: false,
      introducao: [],
      estoqueSemGiro: { devolucao: false, indenizacao: false },
      classificacaoProduto: [],
      tags: [],
      importadoLegado: false,
      statusAprovacao: 'AguardandoValidacao',
      dataCriacao: expect.any(String),
      versao: 1,
    });
  });

  it('is 404 when there is none', async () => {
    expect((await gateway.call('/api/produtos/familias/99', { token })).status).toBe(404);
  });
});
