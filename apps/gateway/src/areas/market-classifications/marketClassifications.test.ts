import { ROLES } from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertFamilyRegisters } from '../../testing/familyRegisters.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

const PATH = '/api/produtos/classificacoes-mercadologicas';

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertFamilyRegisters(gateway.database);
  token = await gateway.tokenOf('Comercial');
});

afterAll(() => gateway.close());

const read = async (path: string) => (await gateway.call(path, { token })).body;

describe('market classification (ONB-024, G-41)', () => {
  const codes = async (query: string) => {
    const body = (await read(`${PATH}?${query}`)) as { classificacoesMercadologicas: { codigo: string }[] };
    return body.classificacoesMercadologicas.map(({ codigo }) => codigo);
  };

  it('lists every level below the one that it belongs to, which it names', async () => {
    expect(await read(PATH)).toEqual({
      classificacoesMercadologicas: [
        { codigo: '1', descricao: 'UTILIDADES', nivel: 'Departamento', caminho: [] },
        { codigo: '1.1', descricao: 'COZINHA', nivel: 'Secao', caminho: ['UTILIDADES'] },
        { codigo: '1.1.1', descricao: 'PANELAS', nivel: 'Grupo', caminho: ['UTILIDADES', 'COZINHA'] },
        {
          codigo: '1.1.1.1',
          descricao: 'PREMIUM',
          nivel: 'Subgrupo',
          caminho: ['UTILIDADES', 'COZINHA', 'PANELAS'],
        },
        {
          codigo: '1.1.1.2',
          descricao: 'ECONÔMICO',
          nivel: 'Subgrupo',
          caminho: ['UTILIDADES', 'COZINHA', 'PANELAS'],
        },
        { codigo: '2', descricao: 'MERCEARIA', nivel: 'Departamento', caminho: [] },
        { codigo: '2.2', descricao: 'GRÃOS', nivel: 'Secao', caminho: ['MERCEARIA'] },
        { codigo: '2.2.2', descricao: 'ARROZ', nivel: 'Grupo', caminho: ['MERCEARIA', 'GRÃOS'] },
        {
          codigo: '2.2.2.3',
          descricao: 'PREMIUM',
          nivel: 'Subgrupo',
          caminho: ['MERCEARIA', 'GRÃOS', 'ARROZ'],
        },
      ],
      meta: { paginacao: { totalRegistros: 9, paginaAtual: 1, tamanhoPagina: 20 } },
    });
  });

  it.each([
    ['busca=premium', ['1.1.1.1', '2.2.2.3']],
    ['busca=economico', ['1.1.1.2']],
    ['busca=2.2', ['2.2', '2.2.2', '2.2.2.3']],
    ['busca=%25', []],
    ['Pagina=2&QuantidadeRegistros=4', ['1.1.1.2', '2', '2.2', '2.2.2']],
    ['Ordenacao.Coluna=Codigo&Ordenacao.Ascending=false&QuantidadeRegistros=2', ['2.2.2.3', '2.2.2']],
    ['Ordenacao.Coluna=Descricao&QuantidadeRegistros=2', ['2.2.2', '1.1']],
  ])('finds with %s: %j', async (query, expected) => {
    expect(await codes(query)).toEqual(expected);
  });

  it('is open to Diretoria and Comercial only', async () => {
    for (const role of ROLES) {
      const answer = await gateway.call(PATH, { token: await gateway.tokenOf(role) });
      expect([role, answer.status]).toEqual([role, role === 'Diretoria' || role === 'Comercial' ? 200 : 403]);
    }
  });
});
