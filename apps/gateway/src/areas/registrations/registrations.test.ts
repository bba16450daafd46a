import type { Schemas } from '@portal/api';
import { validationsOf } from '@portal/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registrationFlows, suppliers } from '../../database/schema.ts';
import { SUPPLIER_FLOW } from '../../testing/fixtures.ts';
import {
  insertDocuments,
  insertOtherSupplier,
  insertSupplierCategories,
  OTHER_FLOW,
  REGISTRATION,
  removeDocuments,
  setFlow,
  storedFlow,
} from '../../testing/registrations.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

type Registration = Schemas['Registration'];

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertSupplierCategories(gateway);
  await insertOtherSupplier(gateway);
});

afterAll(() => gateway.close());

beforeEach(() => setFlow(gateway, { statusFluxoCadastro: 'AguardandoSegundaAnalise' }));

const read = async (role: Parameters<TestGateway['tokenOf']>[0], path = REGISTRATION) =>
  gateway.call(path, { token: await gateway.tokenOf(role) });

describe('reading a registration (API2-019, ONB-045 to ONB-057, API2-002)', () => {
  it('answers flow and supplier with every field, empty where nothing is filled in', async () => {
    await removeDocuments(gateway);
    const answer = await read('Comercial');
    expect(answer.status).toBe(200);
    const { fornecedor, ...flow } = answer.body as Registration;
    expect(flow).toMatchObject({
      id: SUPPLIER_FLOW,
      statusFluxoCadastro: 'AguardandoSegundaAnalise',
      statusAprovacaoComercialSegundaAnalise: null,
      statusAprovacaoContabilidadeSegundaAnalise: null,
      etapaReprovacao: null,
      motivoReprovacao: null,
      email: 'contato@serra.com.br',
      resumoProdutos: null,
    });
    expect(flow.validacoes).toEqual(validationsOf(flow));
    expect(flow.validacoes.map(({ status }) => status.label)).toEqual(['Aguardando', 'Aguardando']);
    expect(fornecedor).toMatchObject({
      id: 1,
      codigo: 7001,
      cnpj: '11222333000181',
      razaoSocial: null,
      endereco: { cep: null, cidade: null },
      contatos: [],
      contatosPorTipo: { Contabil: [], Financeiro: [], FaturamentoELogistica: [] },
      marcas: [{ id: 11, descricao: 'DO FORNECEDOR' }],
      pendencias: [],
      dadosBancarios: { banco: null },
      regioesEntregas: [],
    });
    expect(fornecedor).not.toHaveProperty('busca'); // what searches read
    expect(Object.entries(fornecedor.documentosPorTipo)).toHaveLength(9);
    expect(Object.values(fornecedor.documentosPorTipo).flat()).toEqual([]);
  });

  it('lists stored documents under their type (ONB-051, ONB-052)', async () => {
    const [first, second] = await insertDocuments(gateway, ['ContratoSocial', 'CartaoCnpj']);
    const { fornecedor } = (await read('Contabil')).body as Registration;
    expect(fornecedor.documentosPorTipo.ContratoSocial).toEqual([
      {
        id: first,
        tipoDocumento: 'ContratoSocial',
        nomeOriginal: 'ContratoSocial.pdf',
        tamanho: 10,
        dataCriacao: expect.any(String),
      },
    ]);
    expect(fornecedor.documentosPorTipo.CartaoCnpj.map(({ id }) => id)).toEqual([second]);
  });

  it('has its version as ETag (D7)', async () => {
    const answer = await read('Comercial');
    const { versao } = answer.body as Registration;
    expect(answer.headers.get('ETag')).toBe(`"${versao}"`);
    expect(versao).toBe((await storedFlow(gateway)).versao);
  });

  it.each([
    ['Fornecedor', 200],
    ['Comercial', 200],
    ['Contabil', 200],
    ['Diretoria', 200],
    ['ComericalGeradorLink', 200],
    ['ComercialAprovadores', 200],
    ['Ecommerce', 403],
    ['ComercialValidadores', 403],
  ] as const)('%s gets %i for a registration of the register (ONB-018)', async (role, status) => {
    expect((await read(role)).status).toBe(status);
  });

  it.each([
    ['Fornecedor', 200],
    ['Comercial', 200],
    ['ComericalGeradorLink', 200],
    ['ComercialAprovadores', 200],
    ['Contabil', 404],
    ['Diretoria', 404],
  ] as const)('%s gets %i for a pre-registration (ONB-016, C-16)', async (role, status) => {
    await setFlow(gateway, { statusFluxoCadastro: 'AguardandoPrimeiraAnalise' });
    expect((await read(role)).status).toBe(status);
    await setFlow(gateway, { statusFluxoCadastro: 'Reprovado', etapaReprovacao: 'PrimeiraAnalise' });
    expect((await read(role)).status).toBe(status);
  });

  it('is refused without a session (API2-001)', async () => {
    expect((await gateway.call(REGISTRATION)).status).toBe(401);
  });

  it.each([
    ["another supplier's", OTHER_FLOW, 'Fornecedor', 404],
    ["another supplier's, for staff", OTHER_FLOW, 'Comercial', 200],
    ['one that is not there', '00000000-0000-4000-8000-000000000000', 'Comercial', 404],
    ['no id of a flow', 'abc', 'Comercial', 400],
  ] as const)('%s: %s by %s is %i (D6)', async (_what, id, role, status) => {
    expect((await read(role, `/api/fornecedores/pre-cadastro/${id}`)).status).toBe(status);
  });

  it('does not find a sign-up that is not confirmed', async () => {
    const id = '8c1c6f0e-6a0b-4a5e-9f51-0d2b8f6d7c13';
    await gateway.database.queries
      .insert(registrationFlows)
      .values({ id, cnpj: '33000167000101', email: 'espera@agua.com.br' });
    expect((await read('Comercial', `/api/fornecedores/pre-cadastro/${id}`)).status).toBe(404);
  });

  it('shows the fiscal rule at invoice entry to staff only (ST4-030)', async () => {
    const { queries } = gateway.database;
    await queries.update(suppliers).set({ utilizaRegraFiscalEntradaNf: true }).where(eq(suppliers.id, 1));
    const shownTo = async (role: 'Fornecedor' | 'Comercial') =>
      ((await read(role)).body as Registration).fornecedor.utilizaRegraFiscalEntradaNf;
    expect(await shownTo('Comercial')).toBe(true);
    expect(await shownTo('Fornecedor')).toBe(null);
  });

  it('counts the products of a partner (G-38)', async () => {
    await setFlow(gateway, { statusFluxoCadastro: 'Aprovado' });
    expect(((await read('Comercial')).body as Registration).resumoProdutos).toEqual({
      ativos: 0,
      bloqueados: 0,
    });
  });
});
