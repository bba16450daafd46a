import type { Schemas } from '@portal/api';
import { REGISTRATION_STEPS } from '@portal/domain';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, registrationPendencies } from '../../../database/schema.ts';
import { ifMatch } from '../../../testing/register.ts';
import {
  flowAsRead,
  insertDocuments,
  insertOtherSupplier,
  insertSupplierCategories,
  OTHER_FLOW,
  REGISTRATION,
  removeDocuments,
  STEP_2_DOCUMENTS,
  STEP_3_DOCUMENTS,
  STEP_FORMS,
  setFlow,
  storedFlow,
} from '../../../testing/registrations.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../../testing/testGateway.ts';

type Registration = Schemas['Registration'];
type Section = keyof typeof STEP_FORMS;
type Role = Parameters<TestGateway['tokenOf']>[0];

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertSupplierCategories(gateway);
  await insertOtherSupplier(gateway);
});

afterAll(() => gateway.close());

beforeEach(async () => {
  await setFlow(gateway, { statusFluxoCadastro: 'DadosFinanceirosInformados' });
  await insertDocuments(gateway, [...STEP_2_DOCUMENTS, ...STEP_3_DOCUMENTS]);
});

interface Save {
  readonly role?: Role;
  readonly body?: object;
  readonly version?: number;
  readonly flowId?: string;
}

async function save(section: Section, { role = 'Fornecedor', body, version, flowId }: Save = {}) {
  const base = flowId === undefined ? REGISTRATION : `/api/fornecedores/pre-cadastro/${flowId}`;
  return gateway.call(`${base}/${section}`, {
    method: 'PUT',
    token: await gateway.tokenOf(role),
    body: body ?? STEP_FORMS[section],
    headers: version === undefined ? await flowAsRead(gateway) : ifMatch(version),
  });
}

async function saved(section: Section, call: Save = {}): Promise<Registration> {
  const answer = await save(section, call);
  expect(answer.text).not.toContain('errors');
  expect(answer.status).toBe(200);
  return answer.body as Registration;
}

const fieldsOf = (answer: Awaited<ReturnType<typeof save>>) => {
  expect(answer.status).toBe(400);
  return errorOf(answer).errors.fields;
};

describe('what a save stores and answers (ONB-075, ONB-085 to ONB-088, G-28)', () => {
  it('step 1 (ST1-063)', async () => {
    const { fornecedor, statusFluxoCadastro } = await saved('dados-basicos');
    const { endereco, contatos, ...company } = STEP_FORMS['dados-basicos'];
    expect(fornecedor).toMatchObject(company);
    expect(fornecedor.endereco).toEqual({
      ...endereco,
      cidade: { id: 3170206, nome: 'Uberlândia', estado: { id: 31, nome: 'Minas Gerais', sigla: 'MG' } },
    });
    expect(fornecedor.contatos.filter(({ tipoContato }) => tipoContato === 'Representante')).toEqual(
      contatos,
    );
    expect(statusFluxoCadastro).toBe('DadosFinanceirosInformados');
  });

  it('step 2 (ST2-024, ST2-040)', async () => {
    const { fornecedor } = await saved('marcas-e-categorias');
    expect(fornecedor).toMatchObject({
      marcas: [
        { id: 2, descricao: 'BRINOX' },
        { id: 1, descricao: 'TRAMONTINA' },
      ],
      categorias: [
        { id: 1, descricao: 'UTILIDADES', principal: true },
        { id: 2, descricao: 'BAZAR', principal: false },
      ],
      lojas: ['LOJA DO CENTRO'],
      observacoesCadastro: 'Entregamos aos sábados.',
    });
  });

  it('step 4, without the segment it carries (ST4-036, C-22)', async () => {
    await saved('dados-basicos');
    const { fornecedor } = await saved('contabil');
    expect(fornecedor).toMatchObject({
      segmento: 'Industria',
      inscricaoMunicipal: '1234567',
      contribuinteIcms: true,
      cnae: { id: 1, codigo: '4649408' },
      aliquota: { id: 3, descricao: 'De R$ 360.000,01 a R$ 720.000,00' },
      regimeTributario: 'Simples',
      codigoRegime: 'PTA-1',
    });
    expect(fornecedor.contatosPorTipo.Contabil).toEqual([
      { ...STEP_FORMS.contabil.contatos[0], tipoContato: 'Contabil', cargo: null },
    ]);
  });

  it('step 5 (ST5-018, ST5-027)', async () => {
    const body = { ...STEP_FORMS.financeiro, descontoFinanceiro: 2.345 };
    const { fornecedor } = await saved('financeiro', { body });
    expect(fornecedor).toMatchObject({
      dadosBancarios: {
        banco: { id: 2, codigo: '237' },
        agenciaBancaria: '12345',
        digitoContaCorrente: 'X',
      },
      prorrogacoes: false,
      descontoFinanceiro: 2.35,
      prazoPagamento: 'Dde',
    });
  });

  it('step 6, which sends the registration for the second analysis (row 11, ST6-020)', async () => {
    const { fornecedor, ...flow } = await saved('faturamento-logistica');
    const { contatos: _contacts, ...form } = STEP_FORMS['faturamento-logistica'];
    expect(fornecedor).toMatchObject(form);
    expect(flow).toMatchObject({
      statusFluxoCadastro: 'AguardandoSegundaAnalise',
      statusAprovacaoComercialSegundaAnalise: null,
      statusAprovacaoContabilidadeSegundaAnalise: null,
    });
  });

  it('replaces contacts and carriers, and keeps those of other steps', async () => {
    await saved('dados-basicos');
    await saved('contabil');
    const two = [STEP_FORMS.contabil.contatos[0], { ...STEP_FORMS.contabil.contatos[0], nome: 'ANA' }];
    const { fornecedor } = await saved('contabil', { body: { ...STEP_FORMS.contabil, contatos: two } });
    expect(fornecedor.contatosPorTipo.Contabil.map(({ nome }) => nome)).toEqual(['JOÃO ALVES', 'ANA']);
    expect(fornecedor.contatos.some(({ tipoContato }) => tipoContato === 'Representante')).toBe(true);
  });

  it('keeps SUFRAMA and PIX key, which no page shows (G-29)', async () => {
    await saved('contabil', { body: { ...STEP_FORMS.contabil, suframa: 'SUF-1' } });
    expect((await saved('contabil')).fornecedor.suframa).toBe('SUF-1');
    const { dadosBancarios } = STEP_FORMS.financeiro;
    const chavePix = 'pix@serra.com.br';
    await saved('financeiro', {
      body: { ...STEP_FORMS.financeiro, dadosBancarios: { ...dadosBancarios, chavePix } },
    });
    expect((await saved('financeiro')).fornecedor.dadosBancarios.chavePix).toBe(chavePix);
  });
});

describe('field errors (D6, D9)', () => {
  it.each<[Section, object, Record<string, string[]>]>([
    ['dados-basicos', { segmento: null }, { segmento: ['Campo obrigatório'] }],
    ['dados-basicos', { segmento: 'Nada' }, { segmento: ['Opção não encontrada'] }],
    ['dados-basicos', { inscricaoEstadual: '123' }, { inscricaoEstadual: ['Digite um número válido'] }],
    [
      'dados-basicos',
      { razaoSocial: 'A'.repeat(101) },
      { razaoSocial: ['Campo obrigatório, máximo de 100 caracteres'] },
    ],
    [
      'dados-basicos',
      { endereco: { ...STEP_FORMS['dados-basicos'].endereco, cidade: { id: 999 } } },
      { 'endereco.cidade.id': ['Opção não encontrada'] },
    ],
    ['marcas-e-categorias', { marcas: [] }, { marcas: ['Seleciona as marcas'] }],
    [
      'marcas-e-categorias',
      { marcas: [{ id: 1 }, { id: 10 }] },
      { 'marcas[1].id': ['Opção não encontrada'] },
    ],
    ['marcas-e-categorias', { marcas: [{ id: 8 }] }, { 'marcas[0].id': ['Opção não encontrada'] }],
    [
      'marcas-e-categorias',
      { categorias: [{ id: 3, principal: true }] },
      { 'categorias[0].id': ['Opção não encontrada'] },
    ],
    [
      'marcas-e-categorias',
      { categorias: [{ id: 1, principal: false }] },
      { categoriaPrincipalId: ['Campo obrigatório'] },
    ],
    ['contabil', { cnae: { id: 99 } }, { 'cnae.id': ['Opção não encontrada'] }],
    ['contabil', { contatos: [] }, { contatos: ['Adicione ao menos um contato'] }],
    ['contabil', { aliquota: null }, { 'aliquota.id': ['Selecione uma alíquota'] }],
    ['contabil', { codigoRegime: null }, { codigoRegime: ['Digite um código'] }],
    [
      'financeiro',
      { descontoFinanceiro: 101 },
      { descontoFinanceiro: ['Insira uma porcentagem de 0% a 100%'] },
    ],
    [
      'financeiro',
      { tipoDescontoFinanceiro: null },
      { tipoDescontoFinanceiro: ['Selecione um tipo de desconto'] },
    ],
    [
      'financeiro',
      { dadosBancarios: { ...STEP_FORMS.financeiro.dadosBancarios, banco: { id: 99 } } },
      { 'dadosBancarios.banco.id': ['Opção não encontrada'] },
    ],
    ['faturamento-logistica', { regioesEntregas: [] }, { regioesEntregas: ['Preencha todos os campos'] }],
    [
      'faturamento-logistica',
      { transportadoras: [] },
      { transportadoras: ['Adicione ao menos uma transportadora'] },
    ],
  ])('%s with %o', async (section, change, fields) => {
    const before = await storedFlow(gateway);
    expect(fieldsOf(await save(section, { body: { ...STEP_FORMS[section], ...change } }))).toEqual(fields);
    expect(await storedFlow(gateway)).toEqual(before);
  });
});

describe('who saves which registration (D6, D7, G-22)', () => {
  const sections = REGISTRATION_STEPS.map(({ section }) => section);

  it.each(sections)('%s: suppliers cannot save the registration of another supplier', async (section) => {
    expect((await save(section, { flowId: OTHER_FLOW })).status).toBe(404);
  });

  it.each(sections)(
    '%s: 404 for a registration that is not there, 401 without a session',
    async (section) => {
      const flowId = '00000000-0000-4000-8000-000000000000';
      expect((await save(section, { role: 'Comercial', flowId })).status).toBe(404);
      const answer = await gateway.call(`${REGISTRATION}/${section}`, {
        method: 'PUT',
        body: STEP_FORMS[section],
      });
      expect(answer.status).toBe(401);
    },
  );

  it.each(sections)('%s: 409 for an older version, and nothing changes', async (section) => {
    const before = await storedFlow(gateway);
    expect((await save(section, { version: before.versao + 1 })).status).toBe(409);
    expect(await storedFlow(gateway)).toEqual(before);
    const { versao } = await saved(section, { version: before.versao });
    expect(versao).toBe(before.versao + 1);
  });

  it('of two saves of one version the second is refused', async () => {
    const { versao } = await storedFlow(gateway);
    const answers = await Promise.all([
      save('dados-basicos', { version: versao }),
      save('dados-basicos', { version: versao, role: 'Comercial' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('staff saves a partner, whose status stays (row 24)', async () => {
    await setFlow(gateway, { statusFluxoCadastro: 'Aprovado' });
    const body = { ...STEP_FORMS['dados-basicos'], nomeFantasia: 'SERRA NOVA' };
    const { statusFluxoCadastro, fornecedor } = await saved('dados-basicos', { role: 'Contabil', body });
    expect([statusFluxoCadastro, fornecedor.nomeFantasia]).toEqual(['Aprovado', 'SERRA NOVA']);
    const refused = await save('dados-basicos');
    expect([refused.status, errorOf(refused).message]).toEqual([400, 'O cadastro foi aprovado']);
  });

  it('a change is in the audit with its author, an equal save is not', async () => {
    const { queries } = gateway.database;
    const entries = () =>
      queries
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.recordKind, 'registration'), eq(auditEntries.recordId, '1')))
        .orderBy(desc(auditEntries.id));
    await saved('dados-basicos', { body: { ...STEP_FORMS['dados-basicos'], nomeFantasia: 'ANTES' } });
    await saved('dados-basicos', { body: { ...STEP_FORMS['dados-basicos'], nomeFantasia: 'DEPOIS' } });
    const [last, ...others] = await entries();
    expect(last).toMatchObject({
      operation: 'saveRegistrationBasicData',
      changes: { nomeFantasia: { before: 'ANTES', after: 'DEPOIS' } },
    });
    await saved('dados-basicos', { body: { ...STEP_FORMS['dados-basicos'], nomeFantasia: 'DEPOIS' } });
    expect(await entries()).toHaveLength(others.length + 1);
  });
});

describe('the fiscal rule at invoice entry (ST4-031, C-11)', () => {
  const withRule = (utilizaRegraFiscalEntradaNf: boolean | null) => ({
    ...STEP_FORMS.contabil,
    utilizaRegraFiscalEntradaNf,
  });

  it('is saved by accounting users and kept in saves of everybody else', async () => {
    const { fornecedor } = await saved('contabil', { role: 'Contabil', body: withRule(true) });
    expect(fornecedor.utilizaRegraFiscalEntradaNf).toBe(true);
    await saved('contabil');
    await saved('contabil', { body: withRule(null) });
    const kept = await saved('contabil', { role: 'Comercial', body: withRule(true) });
    expect(kept.fornecedor.utilizaRegraFiscalEntradaNf).toBe(true);
  });

  it.each(['Fornecedor', 'Comercial', 'ComercialAprovadores'] as const)(
    'another answer by %s is refused at the field',
    async (role) => {
      await saved('contabil', { role: 'Contabil', body: withRule(true) });
      expect(fieldsOf(await save('contabil', { role, body: withRule(false) }))).toEqual({
        utilizaRegraFiscalEntradaNf: ['Somente a contabilidade altera este campo'],
      });
    },
  );
});

describe('documents that a save needs', () => {
  it('step 2 is not sent without catalogue and price table (ST2-031)', async () => {
    await removeDocuments(gateway);
    await setFlow(gateway, { statusFluxoCadastro: 'DadosBasicosInformados' });
    expect(fieldsOf(await save('marcas-e-categorias'))).toEqual({
      CatalogoProduto: ['Campo obrigatório'],
      TabelaPrecos: ['Campo obrigatório'],
    });
    expect((await storedFlow(gateway)).statusFluxoCadastro).toBe('DadosBasicosInformados');
    await insertDocuments(gateway, STEP_2_DOCUMENTS);
    const { statusFluxoCadastro } = await saved('marcas-e-categorias');
    expect(statusFluxoCadastro).toBe('AguardandoPrimeiraAnalise');
  });

  it('step 3 needs every document but the health licence (ST3-009)', async () => {
    await removeDocuments(gateway);
    await setFlow(gateway, { statusFluxoCadastro: 'AprovadoPrimeiraAnalise' });
    expect(Object.keys(fieldsOf(await save('documentos'))).sort()).toEqual([...STEP_3_DOCUMENTS].sort());
    await insertDocuments(gateway, STEP_3_DOCUMENTS);
    expect((await saved('documentos')).statusFluxoCadastro).toBe('DocumentacaoCompleta');
  });

  it('step 6 does not send a registration whose documents were deleted', async () => {
    await removeDocuments(gateway);
    const answer = await save('faturamento-logistica');
    expect([answer.status, errorOf(answer).message]).toEqual([400, 'Anexe todos os documentos obrigatórios']);
    expect((await storedFlow(gateway)).statusFluxoCadastro).toBe('DadosFinanceirosInformados');
  });

  it('staff saves without them', async () => {
    await removeDocuments(gateway);
    await saved('marcas-e-categorias', { role: 'Comercial' });
  });
});

describe('while documents are pendent (rows 7 and 17, ONB-082, G-20, G-23)', () => {
  async function pend(documentoId: number, etapa: Schemas['DecisionStage']): Promise<void> {
    await gateway.database.queries.insert(registrationPendencies).values({
      fluxoCadastroId: (await storedFlow(gateway)).id,
      documentoId,
      etapa,
      motivoPendencia: 'DocumentoIlegivel',
      criadoEm: new Date(),
    });
  }

  it('step 2 goes back to the first analysis once the document has a newer one; its fields stay', async () => {
    await saved('marcas-e-categorias');
    await setFlow(gateway, { statusFluxoCadastro: 'PendenciadoNaPrimeiraAnalise' });
    const [pendent] = await insertDocuments(gateway, ['CatalogoProduto']);
    await pend(pendent ?? 0, 'PrimeiraAnalise');
    const body = { ...STEP_FORMS['marcas-e-categorias'], marcas: [{ id: 3 }] };
    expect(fieldsOf(await save('marcas-e-categorias', { body }))).toEqual({
      CatalogoProduto: ['Substitua o documento com pendência'],
    });

    await insertDocuments(gateway, ['CatalogoProduto']);
    const { statusFluxoCadastro, fornecedor } = await saved('marcas-e-categorias', { body });
    expect(statusFluxoCadastro).toBe('AguardandoPrimeiraAnalise');
    expect(fornecedor.marcas.map(({ id }) => id)).toEqual([2, 1]);
    expect(fornecedor.pendencias).toMatchObject([
      { documentoId: pendent, tipoDocumento: 'CatalogoProduto', statusPendencia: 'Corrigida' },
    ]);
  });

  it('step 3 goes back to the second analysis; the area that pended decides again, the other keeps its decision', async () => {
    await setFlow(gateway, {
      statusFluxoCadastro: 'PendenciadoNaSegundaAnalise',
      statusAprovacaoComercialSegundaAnalise: 'Aprovar',
      statusAprovacaoContabilidadeSegundaAnalise: 'Pendenciar',
    });
    const [pendent] = await insertDocuments(gateway, ['ContratoSocial']);
    await pend(pendent ?? 0, 'SegundaAnaliseContabil');
    expect(Object.keys(fieldsOf(await save('documentos')))).toEqual(['ContratoSocial']);
    await insertDocuments(gateway, ['ContratoSocial']);
    expect(await saved('documentos')).toMatchObject({
      statusFluxoCadastro: 'AguardandoSegundaAnalise',
      statusAprovacaoComercialSegundaAnalise: 'Aprovar',
      statusAprovacaoContabilidadeSegundaAnalise: 'Aguardar',
    });
  });

  it('step 3 goes back without a document that staff has deleted, which the supplier may not send (G-22)', async () => {
    await setFlow(gateway, { statusFluxoCadastro: 'AguardandoSegundaAnalise' });
    const [pendent, deleted] = await insertDocuments(gateway, ['ContratoSocial', 'CartaoCnpj']);
    const path = `/api/fornecedores/1/documentos/${deleted}`;
    const token = await gateway.tokenOf('Comercial');
    expect((await gateway.call(path, { method: 'DELETE', token })).status).toBe(204);
    await setFlow(gateway, {
      statusFluxoCadastro: 'AguardandoSegundaAnalise',
      statusAprovacaoContabilidadeSegundaAnalise: 'Pendenciar',
    });
    await pend(pendent ?? 0, 'SegundaAnaliseContabil');
    expect(Object.keys(fieldsOf(await save('documentos')))).toEqual(['ContratoSocial']);
    await insertDocuments(gateway, ['ContratoSocial']);
    expect(await saved('documentos')).toMatchObject({
      statusFluxoCadastro: 'AguardandoSegundaAnalise',
      statusAprovacaoContabilidadeSegundaAnalise: 'Aguardar',
    });
  });

  it('other steps are read-only (ONB-080)', async () => {
    await setFlow(gateway, { statusFluxoCadastro: 'PendenciadoNaSegundaAnalise' });
    const answer = await save('contabil');
    expect([answer.status, errorOf(answer).message]).toEqual([
      400,
      'Corrija as pendências dos documentos para continuar',
    ]);
  });
});
