import type { Schemas } from '@portal/api';
import { eq, max } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outboxMails, suppliers } from '../../../database/schema.ts';
import { storeDocument } from '../../../testing/documents.ts';
import { SUPPLIER_FLOW } from '../../../testing/fixtures.ts';
import {
  flowAsRead,
  insertDocuments,
  insertSupplierCategories,
  REGISTRATION,
  STEP_2_DOCUMENTS,
  STEP_3_DOCUMENTS,
  STEP_FORMS,
  setFlow,
  storedFlow,
} from '../../../testing/registrations.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../../testing/testGateway.ts';

type Registration = Schemas['Registration'];
type Decision = Schemas['DecisionInput'];
type Role = Parameters<TestGateway['tokenOf']>[0];

const STALE = 'O cadastro já foi atualizado por outro usuário. Recarregue a página.';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertSupplierCategories(gateway);
});

afterAll(() => gateway.close());

beforeEach(async () => {
  await gateway.database.queries.delete(outboxMails);
});

const decision = (input: Partial<Decision> & Pick<Decision, 'tipoDecisao' | 'etapaDecisao'>): Decision => ({
  pendencias: [],
  observacao: null,
  ...input,
});

async function decide(role: Role, input: Parameters<typeof decision>[0]) {
  return gateway.call(`${REGISTRATION}/aprovacao`, {
    token: await gateway.tokenOf(role),
    headers: await flowAsRead(gateway),
    body: decision(input),
  });
}

async function decided(role: Role, input: Parameters<typeof decision>[0]): Promise<Registration> {
  const answer = await decide(role, input);
  expect([answer.status, answer.text.slice(0, 20)]).toEqual([200, expect.not.stringContaining('message')]);
  return answer.body as Registration;
}

const reactivate = async (id = 1) =>
  gateway.call(`/api/fornecedores/reativar/${id}`, {
    method: 'PUT',
    token: await gateway.tokenOf('Comercial'),
    headers: await flowAsRead(gateway),
  });

const put = async (section: keyof typeof STEP_FORMS) =>
  gateway.call(`${REGISTRATION}/${section}`, {
    method: 'PUT',
    token: await gateway.tokenOf('Fornecedor'),
    headers: await flowAsRead(gateway),
    body: STEP_FORMS[section],
  });

const mails = () =>
  gateway.database.queries
    .select({
      kind: outboxMails.kind,
      recipient: outboxMails.recipient,
      flowId: outboxMails.registrationFlowId,
      body: outboxMails.body,
    })
    .from(outboxMails);

describe('the course of a registration from step 1 to a partner (rows 2 to 20, API2-002 to API2-005)', () => {
  it('goes from stage to stage, and the supplier gets e-mails (G-25)', async () => {
    const { queries } = gateway.database;
    await queries.update(suppliers).set({ codigo: null }).where(eq(suppliers.id, 1));
    await queries.insert(suppliers).values({ cnpj: '33000167000101', email: 'a@b.com', codigo: 8_100 });
    await setFlow(gateway, { statusFluxoCadastro: 'Novo' });
    const statuses: unknown[] = [];
    const follow = (answer: { readonly status: number; readonly body: unknown }) => {
      expect(answer.status).toBe(200);
      statuses.push((answer.body as Registration).statusFluxoCadastro);
    };

    follow(await put('dados-basicos'));
    await insertDocuments(gateway, STEP_2_DOCUMENTS);
    follow(await put('marcas-e-categorias'));
    const first = { tipoDecisao: 'Aprovar', etapaDecisao: 'PrimeiraAnalise' } as const;
    follow(await decide('ComercialAprovadores', first));
    await insertDocuments(gateway, STEP_3_DOCUMENTS);
    for (const section of ['documentos', 'contabil', 'financeiro', 'faturamento-logistica'] as const) {
      follow(await put(section));
    }
    const approve = (etapaDecisao: Decision['etapaDecisao']) =>
      ({ tipoDecisao: 'Aprovar', etapaDecisao }) as const;
    follow(await decide('Contabil', approve('SegundaAnaliseContabil')));
    follow(await decide('ComercialAprovadores', approve('SegundaAnaliseComercial')));
    const partner = await decide('Diretoria', approve('TerceiraAnalise'));
    follow(partner);

    expect(statuses).toEqual([
      'DadosBasicosInformados',
      'AguardandoPrimeiraAnalise',
      'AprovadoPrimeiraAnalise',
      'DocumentacaoCompleta',
      'DadosContabeisEFiscaisInformados',
      'DadosFinanceirosInformados',
      'AguardandoSegundaAnalise',
      'AguardandoSegundaAnalise',
      'AguardandoDiretoria',
      'Aprovado',
    ]);
    // The next free number (G-24).
    expect((partner.body as Registration).fornecedor.codigo).toBe(8_101);
    const [{ highest } = { highest: null }] = await queries
      .select({ highest: max(suppliers.codigo) })
      .from(suppliers);
    expect(highest).toBe(8_101);
    expect((await mails()).map(({ kind, recipient, flowId }) => [kind, recipient, flowId])).toEqual([
      ['firstAnalysisApproved', 'contato@serra.com.br', SUPPLIER_FLOW],
      ['finalApproval', 'contato@serra.com.br', SUPPLIER_FLOW],
    ]);
  });
});

describe('pendencies (PEN-014 to PEN-018, C-23, G-20, G-21)', () => {
  it('are stored with the document, the reason and the note, and reported by e-mail', async () => {
    await setFlow(gateway, { statusFluxoCadastro: 'AguardandoPrimeiraAnalise' });
    const [documentoId = 0] = await insertDocuments(gateway, STEP_2_DOCUMENTS);
    const { fornecedor, statusFluxoCadastro } = await decided('ComercialAprovadores', {
      tipoDecisao: 'Pendenciar',
      etapaDecisao: 'PrimeiraAnalise',
      pendencias: [
        {
          documentoId,
          motivoPendencia: 'DocumentoIlegivel',
          descricao: 'Página 3.',
          statusPendencia: 'Nova',
        },
      ],
    });
    expect(statusFluxoCadastro).toBe('PendenciadoNaPrimeiraAnalise');
    expect(fornecedor.pendencias).toEqual([
      {
        id: expect.any(Number),
        documentoId,
        tipoDocumento: 'CatalogoProduto',
        nomeOriginal: 'CatalogoProduto.pdf',
        descricao: 'Página 3.',
        motivoPendencia: 'DocumentoIlegivel',
        statusPendencia: 'Nova',
        dataCriacao: gateway.clock.now.toISOString(),
      },
    ]);
    const [mail] = await mails();
    expect(mail?.kind).toBe('pendency');
    expect(mail?.body).toMatch(/^Olá, PANELAS DA SERRA LTDA,\n/);
    expect(mail?.body).toContain('Catálogo de produtos: Documento ilegível');
    expect(mail?.body).toContain('Página 3.');
  });

  it('are for documents of the stage, each once', async () => {
    const [first = 0] = await insertDocuments(gateway, STEP_2_DOCUMENTS);
    const [second = 0] = await insertDocuments(gateway, STEP_3_DOCUMENTS);
    await setFlow(gateway, { statusFluxoCadastro: 'AguardandoSegundaAnalise' });
    const refusalOf = async (...ids: number[]) => {
      const answer = await decide('Contabil', {
        tipoDecisao: 'Pendenciar',
        etapaDecisao: 'SegundaAnaliseContabil',
        pendencias: ids.map((documentoId) => ({ documentoId, motivoPendencia: 'DocumentoInvalido' })),
      });
      expect(answer.status).toBe(400);
      return errorOf(answer).errors.fields;
    };
    const notPendable = ['Este documento não pode ser pendenciado'];
    expect(await refusalOf(first)).toEqual({ 'pendencias[0].documentoId': notPendable });
    expect(await refusalOf(second, 999_999)).toEqual({ 'pendencias[1].documentoId': notPendable });
    expect(Object.keys(await refusalOf(second, second))).toEqual(['pendencias[1].documentoId']);
    expect(await refusalOf()).toEqual({ pendencias: ['Adicione ao menos uma ocorrência'] });
    expect((await storedFlow(gateway)).statusFluxoCadastro).toBe('AguardandoSegundaAnalise');
    expect(await mails()).toEqual([]);
  });
});

describe('refusal and reactivation (DEC-003, DEC-020, G-17, G-19, row 22)', () => {
  const refuse = { tipoDecisao: 'Reprovar', observacao: ' Sem interesse. ' } as const;

  it.each([
    [
      'AguardandoPrimeiraAnalise',
      'PrimeiraAnalise',
      'ComercialAprovadores',
      'AguardandoPrimeiraAnalise',
      null,
    ],
    [
      'AguardandoSegundaAnalise',
      'SegundaAnaliseContabil',
      'Contabil',
      'AguardandoSegundaAnalise',
      'Aguardar',
    ],
    ['AguardandoDiretoria', 'TerceiraAnalise', 'Diretoria', 'AguardandoSegundaAnalise', 'Aguardar'],
  ] as const)(
    'at %s is kept with stage %s and reason, and can be taken back',
    async (status, etapaDecisao, role, back, areas) => {
      await setFlow(gateway, { statusFluxoCadastro: status });
      expect(await decided(role, { ...refuse, etapaDecisao })).toMatchObject({
        statusFluxoCadastro: 'Reprovado',
        etapaReprovacao: etapaDecisao,
        motivoReprovacao: 'Sem interesse.',
      });
      const answer = await reactivate();
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        statusFluxoCadastro: back,
        statusAprovacaoComercialSegundaAnalise: areas,
        statusAprovacaoContabilidadeSegundaAnalise: areas,
        etapaReprovacao: null,
        motivoReprovacao: null,
      });
      const [refusal, reactivation] = await mails();
      expect([refusal?.kind, reactivation?.kind]).toEqual(['refusal', 'reactivation']);
      expect(refusal?.body).toContain('Sem interesse.');
    },
  );

  it('needs a reason', async () => {
    await setFlow(gateway, { statusFluxoCadastro: 'AguardandoDiretoria' });
    const answer = await decide('Diretoria', {
      ...refuse,
      etapaDecisao: 'TerceiraAnalise',
      observacao: ' \u200B\u2060',
    });
    expect(answer.status).toBe(400);
    expect(errorOf(answer).errors.fields).toEqual({ observacao: ['Campo obrigatório'] });
  });

  it('of a supplier that is not refused, or does not exist, is refused', async () => {
    await setFlow(gateway, { statusFluxoCadastro: 'Aprovado' });
    expect([(await reactivate()).status, (await reactivate(999_999)).status]).toEqual([400, 404]);
  });
});

describe('decisions at the same time (G-26)', () => {
  it('of both areas are both kept: the second is taken when its area has read the first (D23)', async () => {
    await setFlow(gateway, { statusFluxoCadastro: 'AguardandoSegundaAnalise' });
    const areas = [
      { role: 'ComercialAprovadores', stage: 'SegundaAnaliseComercial' },
      { role: 'Contabil', stage: 'SegundaAnaliseContabil' },
    ] as const;
    const approve = ({ role, stage }: (typeof areas)[number]) =>
      decide(role, { tipoDecisao: 'Aprovar', etapaDecisao: stage });
    const answers = await Promise.all(areas.map(approve));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = areas[answers.findIndex(({ status }) => status === 409)];
    expect(late && (await approve(late)).status).toBe(200);
    expect(await storedFlow(gateway)).toMatchObject({
      statusFluxoCadastro: 'AguardandoDiretoria',
      statusAprovacaoComercialSegundaAnalise: 'Aprovar',
      statusAprovacaoContabilidadeSegundaAnalise: 'Aprovar',
    });
  });

  it('of one stage: the first counts, the other is refused as too late', async () => {
    await setFlow(gateway, { statusFluxoCadastro: 'AguardandoDiretoria' });
    const answers = await Promise.all([
      decide('Diretoria', { tipoDecisao: 'Aprovar', etapaDecisao: 'TerceiraAnalise' }),
      decide('Diretoria', { tipoDecisao: 'Reprovar', etapaDecisao: 'TerceiraAnalise', observacao: 'Não' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const late = answers.find(({ status }) => status === 400);
    expect(late === undefined ? '' : errorOf(late).message).toBe(STALE);
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    ['replaced', (token: string) => storeDocument(gateway, { token })],
    [
      'deleted',
      async (token: string) => {
        const [document] = await insertDocuments(gateway, ['ContratoSocial']);
        await gateway.call(`/api/fornecedores/1/documentos/${document}`, { method: 'DELETE', token });
      },
    ],
  ])('one that has not seen a document that was %s meanwhile is refused (D7)', async (_how, change) => {
    await insertDocuments(gateway, STEP_3_DOCUMENTS);
    await setFlow(gateway, { statusFluxoCadastro: 'AguardandoDiretoria' });
    const headers = await flowAsRead(gateway);
    await change(await gateway.tokenOf('Contabil'));
    const approve = { tipoDecisao: 'Aprovar', etapaDecisao: 'TerceiraAnalise' } as const;
    const answer = await gateway.call(`${REGISTRATION}/aprovacao`, {
      token: await gateway.tokenOf('Diretoria'),
      headers,
      body: decision(approve),
    });
    expect(answer.status).toBe(409);
    expect((await storedFlow(gateway)).statusFluxoCadastro).toBe('AguardandoDiretoria');
    await decided('Diretoria', approve);
  });

  it('two approvals give two codes', async () => {
    const { queries } = gateway.database;
    await queries.update(suppliers).set({ codigo: null }).where(eq(suppliers.id, 1));
    await setFlow(gateway, { statusFluxoCadastro: 'AguardandoDiretoria' });
    const { fornecedor } = await decided('Diretoria', {
      tipoDecisao: 'Aprovar',
      etapaDecisao: 'TerceiraAnalise',
    });
    const codes = await queries.select({ codigo: suppliers.codigo }).from(suppliers);
    expect(codes.filter(({ codigo }) => codigo === fornecedor.codigo)).toHaveLength(1);
  });
});

describe('what changed since the previous submission', () => {
  const changes = async (role: Role = 'ComercialAprovadores') =>
    gateway.call(`${REGISTRATION}/alteracoes`, { token: await gateway.tokenOf(role) });

  it('lists the fields of the steps that were sent then, as people read them', async () => {
    await insertDocuments(gateway, [...STEP_2_DOCUMENTS, ...STEP_3_DOCUMENTS]);
    await setFlow(gateway, { statusFluxoCadastro: 'DadosFinanceirosInformados' });
    await put('faturamento-logistica');
    await setFlow(gateway, {
      statusFluxoCadastro: 'PendenciadoNaSegundaAnalise',
      statusAprovacaoContabilidadeSegundaAnalise: 'Pendenciar',
    });
    // The supplier is editing: its last submission is the previous one.
    expect((await changes()).body).toMatchObject({ alteracoes: [] });

    gateway.clock.now = new Date(gateway.clock.now.getTime() + 60_000);
    await insertDocuments(gateway, ['ContratoSocial']);
    const body = { ...STEP_FORMS['dados-basicos'], nomeFantasia: 'SERRA' };
    const saved = await gateway.call(`${REGISTRATION}/dados-basicos`, {
      method: 'PUT',
      token: await gateway.tokenOf('Comercial'),
      headers: await flowAsRead(gateway),
      body,
    });
    expect(saved.status).toBe(200);
    expect((await put('documentos')).status).toBe(200);
    const { dataEnvioAnterior, alteracoes } = (await changes()).body as Schemas['RegistrationChanges'];
    expect(dataEnvioAnterior).toMatch(/^2026-/);
    expect(alteracoes).toContainEqual({
      campo: 'nomeFantasia',
      rotulo: 'Nome fantasia/marca',
      antes: 'PANELAS DA SERRA',
      depois: 'SERRA',
    });
  });

  it('is for staff that may read the registration', async () => {
    await setFlow(gateway, { statusFluxoCadastro: 'AguardandoPrimeiraAnalise' });
    const statuses: number[] = [];
    for (const role of ['Comercial', 'Contabil', 'Fornecedor'] as const) {
      statuses.push((await changes(role)).status);
    }
    expect(statuses).toEqual([200, 404, 403]);
  });
});
