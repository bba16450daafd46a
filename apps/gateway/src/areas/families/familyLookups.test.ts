import { ROLES } from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertFamilyRegisters } from '../../testing/familyRegisters.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertFamilyRegisters(gateway.database);
  token = await gateway.tokenOf('Comercial');
});

afterAll(() => gateway.close());

const read = async (path: string) => (await gateway.call(`/api/produtos/${path}`, { token })).body;
const paging = (totalRegistros: number, tamanhoPagina: number) => ({
  meta: { paginacao: { totalRegistros, paginaAtual: 1, tamanhoPagina } },
});

describe('lookups of the family form', () => {
  it.each<[string, string, object]>([
    [
      'categories by description (FMC-116)',
      'categorias',
      {
        categorias: [
          { id: 2, descricao: 'KITS', sigla: 'KIT', kit: true },
          { id: 1, descricao: 'PANELAS', sigla: 'PANELA', kit: false },
        ],
        ...paging(2, 20),
      },
    ],
    [
      'categories with the names of the request forms (X-03)',
      'categorias?page=1&search=panela',
      { categorias: [{ id: 1, descricao: 'PANELAS', sigla: 'PANELA', kit: false }], ...paging(1, 20) },
    ],
    [
      'volume types in one list (FMC-118)',
      'tipos-volumetria',
      {
        tipoVolumetria: [
          { id: 1, descricao: 'LITRO', sigla: 'L' },
          { id: 2, descricao: 'VOLTS', sigla: 'V' },
        ],
      },
    ],
    [
      'NCM by code, typed with points (FMC-054)',
      'ncms?busca=7615.10',
      { ncm: [{ id: 1, codigo: '76151000', descricao: 'ARTEFATOS DE ALUMÍNIO' }], ...paging(1, 20) },
    ],
    [
      'NCM by description, without accents',
      'ncms?busca=aluminio',
      { ncm: [{ id: 1, codigo: '76151000', descricao: 'ARTEFATOS DE ALUMÍNIO' }], ...paging(1, 20) },
    ],
    [
      'CEST of an NCM (FMC-057)',
      'cests?ncmId=1',
      {
        cest: [
          { id: 1, codigo: '1400100', descricao: 'ARTEFATOS DOMÉSTICOS' },
          { id: 2, codigo: '2899900', descricao: 'OUTROS' },
        ],
        ...paging(2, 20),
      },
    ],
    ['no CEST of an unknown NCM', 'cests?ncmId=99', { cest: [], ...paging(0, 20) }],
    [
      'departments (FMC-040)',
      'departamentos',
      {
        departamentos: [
          { id: 2, descricao: 'MERCEARIA' },
          { id: 1, descricao: 'UTILIDADES' },
        ],
        ...paging(2, 30),
      },
    ],
    [
      'sections of a department (FMC-041)',
      'secoes?departamentoId=1',
      { secoes: [{ id: 1, descricao: 'COZINHA' }], ...paging(1, 30) },
    ],
    [
      'groups of a section (FMC-042)',
      'grupos?secaoId=2',
      { grupos: [{ id: 2, descricao: 'ARROZ' }], ...paging(1, 30) },
    ],
    [
      'subgroups of a group (FMC-043)',
      'subgrupos?grupoId=1&busca=economico',
      { subgrupos: [{ id: 2, descricao: 'ECONÔMICO' }], ...paging(1, 30) },
    ],
    [
      'divisions but for removed ones (FLT-011, API3-018)',
      'divisoes?Pagina=1&QuantidadeRegistros=20&descricao=',
      {
        divisoes: [
          { id: 1, descricao: 'COZINHA' },
          { id: 2, descricao: 'MERCEARIA' },
        ],
        ...paging(2, 20),
      },
    ],
    [
      'divisions of a group',
      'divisoes?grupoDivisaoId=1',
      { divisoes: [{ id: 1, descricao: 'COZINHA' }], ...paging(1, 20) },
    ],
    [
      'managers who work here (FLT-012, API3-017)',
      'gestores?busca=',
      {
        gestores: [
          { id: 2, nome: 'ÉRICO LIMA' },
          { id: 1, nome: 'MARINA ALVES' },
        ],
        ...paging(2, 20),
      },
    ],
    [
      'managers by the other name of the search',
      'gestores?descricao=erico',
      { gestores: [{ id: 2, nome: 'ÉRICO LIMA' }], ...paging(1, 20) },
    ],
    [
      'risk classifications (FMC-093)',
      'classificacoes-de-risco',
      {
        classificacoesDeRisco: [
          { id: 2, descricao: 'ALTO' },
          { id: 1, descricao: 'BAIXO' },
        ],
        ...paging(2, 30),
      },
    ],
    [
      'product classifications (FMC-095)',
      'classificacoes-produto',
      {
        classificacoesProduto: [
          { id: 2, descricao: 'LINHA' },
          { id: 1, descricao: 'SAZONAL' },
        ],
      },
    ],
  ])('list %s', async (_, path, expected) => {
    expect(await read(path)).toEqual(expected);
  });

  it('come a page at a time, and are empty after the last', async () => {
    expect(await read('departamentos?Pagina=2&QuantidadeRegistros=1')).toEqual({
      departamentos: [{ id: 1, descricao: 'UTILIDADES' }],
      meta: { paginacao: { totalRegistros: 2, paginaAtual: 2, tamanhoPagina: 1 } },
    });
    expect(await read('departamentos?Pagina=3&QuantidadeRegistros=1')).toMatchObject({ departamentos: [] });
  });

  it.each(['secoes', 'grupos', 'subgrupos'])('of %s need the record above', async (path) => {
    const answer = await gateway.call(`/api/produtos/${path}`, { token });
    expect(answer.status).toBe(400);
  });

  it('look for wildcards literally', async () => {
    expect(await read('ncms?busca=%25')).toMatchObject({ ncm: [] });
    expect(await read('categorias?descricao=_')).toMatchObject({ categorias: [] });
  });

  it('are for everybody who edits families, suppliers included, but not for e-commerce', async () => {
    const statuses = await Promise.all(
      ROLES.map(async (role) => {
        const own = await gateway.tokenOf(role);
        return [role, (await gateway.call('/api/produtos/ncms', { token: own })).status] as const;
      }),
    );
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([['Ecommerce', 403]]);
    expect(errorOf(await gateway.call('/api/produtos/ncms')).message).toBe('Sessão inválida ou expirada');
  });
});
