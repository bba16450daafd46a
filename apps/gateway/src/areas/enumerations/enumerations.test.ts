import { ROLES } from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(() => gateway.close());

const read = async (path: string) => gateway.call(path, { token: await gateway.tokenOf('Fornecedor') });

describe('enumerations (API2-013 to API2-016)', () => {
  it.each(ROLES)('are open to the role %s', async (role) => {
    const token = await gateway.tokenOf(role);
    for (const path of ['/api/fornecedores/enumeracoes', '/api/produtos/enumeracoes']) {
      expect((await gateway.call(path, { token })).status).toBe(200);
    }
  });

  it('lists the statuses of products, and gives every value of every list an id and a text (FND-066)', async () => {
    const lists = (await read('/api/produtos/enumeracoes')).body as Record<string, unknown[]>;
    expect(lists.status).toEqual([
      { id: 'Ativo', descricao: 'Ativo' },
      { id: 'Desativado', descricao: 'Desativado' },
      { id: 'Descontinuada', descricao: 'Descontinuada' },
      { id: 'Aguardando', descricao: 'Aguardando' },
    ]);
    for (const [name, items] of Object.entries(lists)) {
      expect(items, name).not.toEqual([]);
      for (const item of items) {
        expect(item, name).toEqual({ id: expect.stringMatching(/./), descricao: expect.stringMatching(/./) });
      }
    }
  });

  it('gives the lists of requests and requisitions under their names (API3-020, RQL-011)', async () => {
    const { body } = await read('/api/produtos/enumeracoes');
    expect(Object.keys(body as object)).toEqual(
      expect.arrayContaining([
        'tipoLiberacaoRequisicao',
        'statusRequisicao',
        'tipoPrazo',
        'tributacaoIcmsOrigensMercadorias',
        'csts',
        'fundoPobreza',
        'pisConfins',
        'programacoes',
        'statusCadastros',
      ]),
    );
    expect(body).toMatchObject({
      tipoLiberacaoRequisicao: expect.arrayContaining([
        expect.objectContaining({ id: 'GrupoDivisao' }),
        expect.objectContaining({ id: 'Divisao' }),
      ]),
    });
  });

  it('lists what a registration is filled in with, each value with an id and a text (ONB-058, ONB-061, ONB-063, C-21)', async () => {
    const lists = (await read('/api/fornecedores/enumeracoes')).body as Record<string, { id: unknown }[]>;
    const idsOf = (name: string) => lists[name]?.map(({ id }) => id);
    expect(Object.keys(lists).toSorted()).toEqual([
      'aliquotas',
      'estados',
      'motivosPendencia',
      'portes',
      'qualificacoes',
      'receitasBrutasAnuais',
      'regimeDeclaracao',
      'regimesTributarios',
      'segmentos',
      'tiposDescontoFinanceiro',
      'tratamentoQuebras',
    ]);
    expect(idsOf('qualificacoes')).toEqual(['Revenda', 'UsoEConsumo', 'Servicos']);
    expect(lists.regimesTributarios).toContainEqual({ id: 'Simples', descricao: 'SIMPLES' });
    expect(idsOf('regimeDeclaracao')).toContain('SimplesNacional');
    expect(idsOf('segmentos')).toContain('Industria');
    expect(lists.estados).toHaveLength(27);
    const { estados: _states, aliquotas, ...words } = lists;
    for (const [name, items] of Object.entries(words)) {
      expect(items, name).not.toEqual([]);
      for (const item of items) {
        expect(item, name).toEqual({ id: expect.stringMatching(/./), descricao: expect.stringMatching(/./) });
      }
    }
    for (const rate of aliquotas ?? []) {
      expect(rate).toEqual({ id: expect.any(Number), descricao: expect.stringMatching(/^(Até|De) R\$/) });
    }
    const { csts } = (await read('/api/produtos/enumeracoes')).body as { csts: { id: string }[] };
    expect(csts.map(({ id }) => id)).toEqual(['TributadaIntegralmente', 'Isento', 'Icms']);
  });

  it('lists the cities of a state by name', async () => {
    expect((await read('/api/fornecedores/enumeracoes/cidades/31')).body).toEqual({
      cidades: [
        { id: 3100203, nome: 'Abaeté' },
        { id: 3100104, nome: 'Água Boa' },
        { id: 3170206, nome: 'Uberlândia' },
      ],
    });
    expect((await read('/api/fornecedores/enumeracoes/cidades/14')).body).toEqual({ cidades: [] });
    expect((await read('/api/fornecedores/enumeracoes/cidades/99')).status).toBe(404);
  });

  it('lists the banks by code, those without one last', async () => {
    const { body } = await read('/api/fornecedores/enumeracoes/bancos');
    expect((body as { bancos: { codigo: string | null }[] }).bancos.map(({ codigo }) => codigo)).toEqual([
      '001',
      '237',
      null,
    ]);
  });

  it('lists the economic activities', async () => {
    expect((await read('/api/fornecedores/enumeracoes/cnaes')).body).toEqual({
      cnaes: [{ id: 1, codigo: '4649408', descricao: 'Comércio atacadista' }],
    });
  });
});
