import type { Schemas } from '@portal/api';
import {
  AREA_DECISIONS,
  displayStatus,
  FLOW_STATUSES,
  type ListedFlow,
  REGISTRATION_LISTS,
  ROLES,
  registrationListOf,
  WAITING_PARTIES,
  waitingPartiesOf,
} from '@portal/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  registrationFlows,
  supplierBrands,
  supplierCategories,
  supplierCategoryChoices,
  supplierContacts,
  suppliers,
} from '../../../database/schema.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../../testing/testGateway.ts';

let gateway: TestGateway;

type Case = readonly [name: string, state: Partial<Row>];
type Row = typeof registrationFlows.$inferInsert;

const second = (commercial: Schemas['AreaDecision'], accounting: Schemas['AreaDecision']): Partial<Row> => ({
  statusFluxoCadastro: 'AguardandoSegundaAnalise',
  statusAprovacaoComercialSegundaAnalise: commercial,
  statusAprovacaoContabilidadeSegundaAnalise: accounting,
});

const refused = (etapaReprovacao: Schemas['DecisionStage']): Partial<Row> => ({
  statusFluxoCadastro: 'Reprovado',
  etapaReprovacao,
  motivoReprovacao: 'Sem interesse',
});

/** One registration of each kind; its trade name is its name here. */
const cases: readonly Case[] = [
  ['NOVO', { statusFluxoCadastro: 'Novo' }],
  ['BASICOS', { statusFluxoCadastro: 'DadosBasicosInformados' }],
  ['PRIMEIRA', { statusFluxoCadastro: 'AguardandoPrimeiraAnalise' }],
  ['PENDENTE 1', { statusFluxoCadastro: 'PendenciadoNaPrimeiraAnalise' }],
  ['RECUSADA 1', refused('PrimeiraAnalise')],
  ['APROVADA 1', { statusFluxoCadastro: 'AprovadoPrimeiraAnalise' }],
  ['DOCUMENTOS', { statusFluxoCadastro: 'DocumentacaoCompleta' }],
  ['CONTABEIS', { statusFluxoCadastro: 'DadosContabeisEFiscaisInformados' }],
  ['FINANCEIROS', { statusFluxoCadastro: 'DadosFinanceirosInformados' }],
  ['SEGUNDA', second(null, null)],
  ['SEGUNDA DE NOVO', second('Aguardar', 'Aguardar')],
  ['FALTA CONTABIL', second('Aprovar', null)],
  ['FALTA COMERCIAL', second('Aguardar', 'Aprovar')],
  ['PENDENTE 2 A', second('Aprovar', 'Pendenciar')],
  ['PENDENTE 2 B', { statusFluxoCadastro: 'PendenciadoNaSegundaAnalise' }],
  ['DIRETORIA', { statusFluxoCadastro: 'AguardandoDiretoria' }],
  ['DIRETORIA APROVOU', { statusFluxoCadastro: 'AprovacaoDiretoria' }],
  ['RECUSADA 2', refused('SegundaAnaliseContabil')],
  ['RECUSADA 3', refused('TerceiraAnalise')],
  ['PARCEIRO', { statusFluxoCadastro: 'Aprovado' }],
  ['LEGADO', { statusFluxoCadastro: 'Aprovado', importadoLegado: true }],
  ['LEGADO EM ANALISE', { ...second('Aprovar', null), importadoLegado: true }],
];

const stateOf = (state: Partial<Row>): ListedFlow => ({
  statusFluxoCadastro: state.statusFluxoCadastro ?? 'Novo',
  statusAprovacaoComercialSegundaAnalise: state.statusAprovacaoComercialSegundaAnalise ?? null,
  statusAprovacaoContabilidadeSegundaAnalise: state.statusAprovacaoContabilidadeSegundaAnalise ?? null,
  etapaReprovacao: state.etapaReprovacao ?? null,
  importadoLegado: state.importadoLegado ?? false,
});

/** Names for which a rule of the domain holds, in the order of the lists. */
const expected = (list: string, holds: (flow: ListedFlow) => boolean = () => true) =>
  cases
    .filter(([, state]) => registrationListOf(stateOf(state))?.name === list && holds(stateOf(state)))
    .map(([name]) => name)
    .sort();

beforeAll(async () => {
  gateway = await createTestGateway();
  const { queries } = gateway.database;
  // The supplier of the fixtures has a registration of its own.
  await queries.delete(supplierBrands);
  for (const [index, [nomeFantasia, { importadoLegado = false, ...state }]] of cases.entries()) {
    const cnpj = `${String(index + 1).padStart(12, '0')}00`;
    const email = `contato${index}@fornecedor.example`;
    const dataCriacao = new Date(Date.UTC(2026, 0, index + 1, 12));
    const [supplier] = await queries
      .insert(suppliers)
      .values({
        id: 101 + index,
        codigo: 9101 + index,
        cnpj,
        email,
        nomeFantasia,
        razaoSocial: `ZÊNITE ${String(99 - index)} 100% LTDA`,
        segmento: index % 2 === 0 ? 'Industria' : 'Distribuidor',
        importadoLegado,
      })
      .returning();
    await queries.insert(registrationFlows).values({
      cnpj,
      email,
      fornecedorId: supplier?.id ?? null,
      importadoLegado,
      confirmedAt: dataCriacao,
      dataCriacao,
      dataModificacao: dataCriacao,
      ...state,
    });
  }
  await queries.insert(registrationFlows).values({ cnpj: '99999999999999', email: 'a@b.com' });
  await queries.insert(supplierContacts).values([
    { fornecedorId: 120, tipoContato: 'Representante', ordem: 0, nome: 'MARIA', email: 'm@b.com' },
    { fornecedorId: 120, tipoContato: 'Contabil', ordem: 0, nome: 'JOSÉ', email: 'j@b.com' },
  ]);
  await queries.insert(supplierBrands).values([
    { fornecedorId: 120, marcaId: 2 },
    { fornecedorId: 120, marcaId: 1 },
  ]);
  await queries.insert(supplierCategories).values([
    { id: 51, descricao: 'BAZAR' },
    { id: 52, descricao: 'UTILIDADES' },
  ]);
  await queries.insert(supplierCategoryChoices).values([
    { fornecedorId: 120, categoriaId: 51 },
    { fornecedorId: 120, categoriaId: 52, principal: true },
  ]);
});

afterAll(() => gateway.close());

const FIXTURE = 'PANELAS DA SERRA';

const call = async (
  list: string,
  query: Record<string, string> = {},
  role: (typeof ROLES)[number] = 'Comercial',
) =>
  gateway.call(`/api/fornecedores/${list}?${new URLSearchParams(query)}`, {
    token: await gateway.tokenOf(role),
  });
const read = async (list: string, query: Record<string, string> = {}) =>
  (await call(list, { QuantidadeRegistros: '100', ...query })).body as Schemas['RegistrationList'];
const names = async (list: string, query: Record<string, string> = {}) =>
  (await read(list, query)).fluxos.map(({ nomeFantasia }) => nomeFantasia).filter((name) => name !== FIXTURE);

const lists = REGISTRATION_LISTS.map(({ name }) => name);

describe('the lists of registrations (G-35, SUP-065)', () => {
  it.each([
    ['pre-cadastros', ['BASICOS', 'NOVO', 'PENDENTE 1', 'PRIMEIRA', 'RECUSADA 1']],
    ['parceiros', ['LEGADO', 'LEGADO EM ANALISE', 'PARCEIRO']],
  ])('%s holds what belongs to it', async (list, wanted) => {
    expect((await names(list)).sort()).toEqual(wanted);
  });

  it('show each registration once, in the list that the rules of the pages name', async () => {
    for (const list of lists) expect((await names(list)).sort()).toEqual(expected(list));
    const found = (await Promise.all(lists.map((list) => names(list)))).flat();
    expect(found.sort()).toEqual(cases.map(([name]) => name).sort());
  });

  it('have a second address for the pre-registrations (C-08, SUP-066)', async () => {
    expect(await read('pre-pre-cadastro')).toEqual(await read('pre-cadastros'));
  });

  it('show a row with brands, categories, validations and representative (SUP-014 to SUP-016, C-30)', async () => {
    const { fluxos } = await read('parceiros', { Busca: 'PARCEIRO' });
    expect(fluxos).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        fornecedorId: 120,
        codigo: 9120,
        cnpj: expect.stringMatching(/^[0-9A-Z]{14}$/),
        name: 'ZÊNITE 80 100% LTDA',
        nomeFantasia: 'PARCEIRO',
        segmento: 'Distribuidor',
        responsavel: 'MARIA',
        status: 'Aprovado',
        statusFluxoCadastro: 'Aprovado',
        statusComercial: null,
        statusContabil: null,
        etapaReprovacao: null,
        importadoLegado: false,
        dataCriacao: '2026-01-20T12:00:00.000Z',
        dataModificacao: '2026-01-20T12:00:00.000Z',
        marcas: [
          { id: 2, descricao: expect.any(String) },
          { id: 1, descricao: 'TRAMONTINA' },
        ],
        categorias: [
          { id: 52, descricao: 'UTILIDADES', principal: true },
          { id: 51, descricao: 'BAZAR', principal: false },
        ],
        validacoes: [
          { nome: 'Comercial', status: expect.objectContaining({ label: 'Aguardando' }) },
          { nome: 'Contábil', status: expect.objectContaining({ label: 'Aguardando' }) },
        ],
      },
    ]);
  });

  it('show the status of the second analysis as table C derives it (SUP-049 to SUP-051)', async () => {
    const { fluxos } = await read('cadastro');
    const shown = new Map(fluxos.map((row) => [row.nomeFantasia, row]));
    expect(shown.get('FALTA CONTABIL')).toMatchObject({
      status: 'AguardandoSegundaAnaliseContabil',
      statusFluxoCadastro: 'AguardandoSegundaAnalise',
      statusComercial: 'Aprovar',
      statusContabil: null,
    });
    expect(shown.get('FALTA COMERCIAL')?.status).toBe('AguardandoSegundaAnaliseComercial');
    expect(shown.get('PENDENTE 2 A')?.status).toBe('PendenciadoNaSegundaAnalise');
  });
});

describe('the filters (SUP-023 to SUP-030)', () => {
  it.each([
    ['AguardandoComercial', ['FALTA COMERCIAL', 'SEGUNDA', 'SEGUNDA DE NOVO']],
    ['AguardandoContabil', ['FALTA CONTABIL', 'SEGUNDA', 'SEGUNDA DE NOVO']],
    ['AguardandoDiretoria', ['DIRETORIA']],
    [
      'AguardandoFornecedor',
      ['APROVADA 1', 'CONTABEIS', 'DOCUMENTOS', 'FINANCEIROS', 'PENDENTE 2 A', 'PENDENTE 2 B'],
    ],
  ])('find in the registrations who waits for %s (SUP-028)', async (Aguardando, wanted) => {
    expect((await names('cadastro', { Aguardando })).sort()).toEqual(wanted);
  });

  it('agree with the rules of the pages in every list', async () => {
    for (const list of lists) {
      for (const party of WAITING_PARTIES) {
        const wanted = expected(list, (flow) => waitingPartiesOf(flow).includes(party));
        expect([list, party, (await names(list, { Aguardando: party })).sort()]).toEqual([
          list,
          party,
          wanted,
        ]);
      }
      for (const Status of ['Reprovado', 'AguardandoSegundaAnalise', 'PendenciadoNaSegundaAnalise']) {
        const wanted = expected(list, (flow) => displayStatus(flow) === Status);
        expect([list, Status, (await names(list, { Status })).sort()]).toEqual([list, Status, wanted]);
      }
    }
  });

  it('find refused registrations in the list of their stage (SUP-029)', async () => {
    expect(await names('pre-cadastros', { Status: 'Reprovado' })).toEqual(['RECUSADA 1']);
    expect((await names('cadastro', { Status: 'Reprovado' })).sort()).toEqual(['RECUSADA 2', 'RECUSADA 3']);
  });

  it('find registrations that were imported from the legacy system, and those that were not (SUP-030)', async () => {
    expect((await names('parceiros', { importadoLegado: 'true' })).sort()).toEqual([
      'LEGADO',
      'LEGADO EM ANALISE',
    ]);
    expect(await names('parceiros', { importadoLegado: 'false' })).toEqual(['PARCEIRO']);
  });

  it.each([
    ['zenite 80', 'in the company name, whatever the accents and capitals'],
    ['parceiro', 'in the trade name'],
    ['00000000002000', 'in the CNPJ'],
    ['00.000.000/0020-00', 'in the CNPJ with its punctuation'],
    ['9120', 'in the code'],
  ])('find %j %s (SUP-023)', async (Busca) => {
    expect(await names('parceiros', { Busca })).toEqual(['PARCEIRO']);
  });

  it('search special characters literally', async () => {
    expect(await names('parceiros', { Busca: '100%' })).toHaveLength(3);
    expect(await names('parceiros', { Busca: '%PARCEIRO' })).toEqual([]);
    expect(await names('parceiros', { Busca: 'PARC_IRO' })).toEqual([]);
  });

  it('find the days of a period in São Paulo, both included (SUP-025)', async () => {
    expect(await names('pre-cadastros', { DataInicio: '2026-01-02', DataFim: '2026-01-03' })).toEqual([
      'PRIMEIRA',
      'BASICOS',
    ]);
  });

  it.each([
    [{ Status: 'Outro' }, 'Status'],
    [{ Aguardando: 'AguardandoMim' }, 'Aguardando'],
    [{ importadoLegado: 'talvez' }, 'importadoLegado'],
    [{ DataInicio: '2026-02-30' }, 'DataInicio'],
    [{ 'Ordenacao.Coluna': 'Responsavel' }, 'Ordenacao.Coluna'],
    [{ QuantidadeRegistros: '101' }, 'QuantidadeRegistros'],
    [{ Busca: 'x'.repeat(101) }, 'Busca'],
    [{ filtro: 'x' }, 'filtro'],
  ])('refuse %j at its name', async (query, name) => {
    const answer = await call('cadastro', query as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(Object.keys(errorOf(answer).errors.fields)).toEqual([name]);
  });
});

describe('order and pages (G-35)', () => {
  it('start with the newest', async () => {
    expect(await names('parceiros')).toEqual(['LEGADO EM ANALISE', 'LEGADO', 'PARCEIRO']);
  });

  it.each([
    ['Name', ['LEGADO EM ANALISE', 'LEGADO', 'PARCEIRO']],
    ['NomeFantasia', ['LEGADO', 'LEGADO EM ANALISE', 'PARCEIRO']],
    ['DataCriacao', ['PARCEIRO', 'LEGADO', 'LEGADO EM ANALISE']],
  ])('sort by %s, either way', async (column, wanted) => {
    expect(await names('parceiros', { 'Ordenacao.Coluna': column })).toEqual(wanted);
    expect(await names('parceiros', { 'Ordenacao.Coluna': column, 'Ordenacao.Ascending': 'false' })).toEqual(
      wanted.toReversed(),
    );
  });

  it('sort by segment and by the course of the registration', async () => {
    const bySegment = (await read('pre-cadastros', { 'Ordenacao.Coluna': 'Segmento' })).fluxos;
    const known = bySegment.flatMap(({ segmento }) => segmento ?? []);
    expect(known).toEqual(known.toSorted());
    expect(await names('pre-cadastros', { 'Ordenacao.Coluna': 'Status' })).toEqual([
      'NOVO',
      'BASICOS',
      'PRIMEIRA',
      'PENDENTE 1',
      'RECUSADA 1',
    ]);
    const course = (await read('cadastro', { 'Ordenacao.Coluna': 'Status' })).fluxos;
    expect(course.at(4)?.status).toBe('AguardandoSegundaAnalise');
    expect(course.at(-3)?.status).toBe('AguardandoSegundaAnaliseComercial');
  });

  it('neither repeat nor lose a row', async () => {
    const all = await names('cadastro', { 'Ordenacao.Coluna': 'Segmento' });
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) =>
        names('cadastro', {
          'Ordenacao.Coluna': 'Segmento',
          QuantidadeRegistros: '4',
          Pagina: String(page),
        }),
      ),
    );
    expect(pages.flat()).toEqual(all);
    expect((await read('cadastro', { QuantidadeRegistros: '4', Pagina: '9' })).meta.paginacao).toEqual({
      totalRegistros: all.length,
      paginaAtual: 9,
      tamanhoPagina: 4,
    });
    expect(((await call('cadastro')).body as Schemas['RegistrationList']).meta.paginacao.tamanhoPagina).toBe(
      20,
    );
  });
});

describe('the summary (G-47, SUP-067)', () => {
  it('counts registrations by who has to act, like the filter', async () => {
    const { resumo } = (await call('pre-cadastro/resumo')).body as Schemas['RegistrationSummary'];
    expect(resumo.map(({ aguardando }) => aguardando)).toEqual(WAITING_PARTIES);
    for (const { aguardando, preCadastros, cadastros } of resumo) {
      const query = { Aguardando: aguardando };
      expect((await read('pre-cadastros', query)).meta.paginacao.totalRegistros).toBe(preCadastros);
      expect((await read('cadastro', query)).meta.paginacao.totalRegistros).toBe(cadastros);
    }
    expect(resumo.find(({ aguardando }) => aguardando === 'AguardandoContabil')).toMatchObject({
      preCadastros: 0,
      cadastros: 3,
    });
  });
});

describe('who reads the lists (ONB-015 to ONB-020, C-16, D6)', () => {
  const approving = ['Comercial', 'ComericalGeradorLink', 'ComercialAprovadores'];
  const staff = [...approving, 'Contabil', 'Diretoria'];

  it.each([
    ['pre-cadastros', approving],
    ['pre-pre-cadastro', approving],
    ['pre-cadastro/resumo', approving],
    ['cadastro', staff],
    ['parceiros', staff],
  ])('%s: %j, and nobody else', async (list, allowed) => {
    for (const role of ROLES) {
      const { status } = await call(list, {}, role);
      expect([role, status]).toEqual([role, allowed.includes(role) ? 200 : 403]);
    }
    expect((await gateway.call(`/api/fornecedores/${list}`)).status).toBe(401);
  });
});

describe('the course of a registration, by which the database sorts', () => {
  it('is that of the status that is shown (SUP-049 to SUP-051)', async () => {
    const decisions = [null, ...AREA_DECISIONS];
    for (const status of FLOW_STATUSES) {
      for (const commercial of decisions) {
        for (const accounting of decisions) {
          const { rows } = (await gateway.database.queries.execute(
            sql`select registration_course(${status}::text, ${commercial}::text, ${accounting}::text) as place`,
          )) as unknown as { rows: { place: number }[] };
          const shown = displayStatus({
            statusFluxoCadastro: status,
            statusAprovacaoComercialSegundaAnalise: commercial,
            statusAprovacaoContabilidadeSegundaAnalise: accounting,
            etapaReprovacao: null,
          });
          const isShownOnly =
            status.startsWith('AguardandoSegundaAnalise') && status !== 'AguardandoSegundaAnalise';
          if (!isShownOnly)
            expect([status, commercial, accounting, FLOW_STATUSES[(rows[0]?.place ?? 0) - 1]]).toEqual([
              status,
              commercial,
              accounting,
              shown,
            ]);
        }
      }
    }
  });
});
