import type { Schemas } from '@portal/api';
import {
  familyReview,
  productReview,
  REQUEST_SIDES,
  type RequestSide,
  ROLES,
  type Role,
} from '@portal/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  branches,
  familyRequests,
  productBlockedBranches,
  productRequests,
  registrationRequests,
  suppliers,
} from '../../database/schema.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

const HOME = '/api/produtos/solicitacoes-cadastros/home';
const OWN = 1;
const OTHER = 2;

let gateway: TestGateway;

type Status = Schemas['FamilyStatus'];

interface WantedFamily {
  readonly familiaId?: number | null;
  readonly commercial?: Status;
  readonly accounting?: Status;
  /** Products that were registered, with their status at commercial. */
  readonly products?: readonly (readonly [id: number, status: Status])[];
}

interface Wanted {
  readonly supplierId?: number;
  readonly dataCriacao?: string;
  readonly dataExpiracao?: string;
  readonly sent?: boolean;
  readonly families?: readonly WantedFamily[];
}

/** Stores a request; a product of the fixtures belongs to one request at most. */
async function createRequest({
  supplierId = OWN,
  dataCriacao = '2026-11-01T12:00:00Z',
  dataExpiracao = '2026-12-31',
  sent = false,
  families = [{}],
}: Wanted = {}): Promise<number> {
  const { queries } = gateway.database;
  const [request] = await queries
    .insert(registrationRequests)
    .values({
      fornecedorId: supplierId,
      dataExpiracao,
      dataCriacao: new Date(dataCriacao),
      sentAt: sent ? new Date(dataCriacao) : null,
    })
    .returning({ codigo: registrationRequests.codigo, id: registrationRequests.id });
  if (request === undefined) throw new Error('An insert gave no row');
  for (const {
    familiaId = 1,
    commercial = 'ACadastrar',
    accounting = 'ACadastrar',
    products = [],
  } of families) {
    const [family] = await queries
      .insert(familyRequests)
      .values({
        solicitacaoCadastroId: request.id,
        familiaId,
        novaFamilia: true,
        quantidadeCadastroProduto: 3,
        statusComercial: commercial,
        statusContabil: accounting,
      })
      .returning({ id: familyRequests.id });
    for (const [produtoId, statusComercial] of products) {
      await queries
        .insert(productRequests)
        .values({ solicitacaoCadastroFamiliaId: family?.id ?? 0, produtoId, statusComercial });
    }
  }
  return request.codigo;
}

const list = async (query: Record<string, string> = {}, role: Role = 'Diretoria') => {
  const answer = await gateway.call(`${HOME}?${new URLSearchParams(query)}`, {
    token: await gateway.tokenOf(role),
  });
  expect(answer.status).toBe(200);
  return answer.body as Schemas['RequestRowList'];
};
const codes = async (query: Record<string, string> = {}) =>
  (await list(query)).solicitacoes.map(({ codigoSolicitacao }) => codigoSolicitacao);

beforeAll(async () => {
  gateway = await createTestGateway();
  const { queries } = gateway.database;
  await queries.insert(suppliers).values({
    id: OTHER,
    cnpj: '12ABC34501DE35',
    email: 'contato@rio.com.br',
    nomeFantasia: 'RIO MANSO ALIMENTOS',
  });
  await queries.insert(branches).values([
    { id: 1, nome: 'LOJA 1' },
    { id: 2, nome: 'LOJA 2' },
  ]);
  await queries.insert(productBlockedBranches).values([
    { produtoId: 1, filialId: 1 },
    { produtoId: 1, filialId: 2 },
  ]);
});

beforeEach(async () => {
  await gateway.database.queries.delete(registrationRequests);
  gateway.clock.now = new Date('2026-11-20T12:00:00Z');
});

afterAll(() => gateway.close());

describe('the list of staff (D26, CON-19)', () => {
  it('has a row for each product, and one for a family without any (SOL-014 to SOL-031)', async () => {
    const codigoSolicitacao = await createRequest({
      sent: true,
      families: [
        { commercial: 'Validado', accounting: 'Validado', products: [[1, 'Aguardando']] },
        { familiaId: null },
      ],
    });
    const { solicitacoes, meta } = await list();
    expect(meta.paginacao).toEqual({ totalRegistros: 2, paginaAtual: 1, tamanhoPagina: 20 });
    const request = {
      id: expect.any(Number),
      codigoSolicitacao,
      fornecedorNomeTela: 'PANELAS DA SERRA',
      codigoFornecedor: 7001,
      fornecedorCnpj: '11222333000181',
      novaFamilia: true,
      quantidadeCadastroProduto: 3,
      cadastroEnviado: true,
      risco: null,
      valorNf: null,
      pv: null,
      dataCriacao: '2026-11-01T12:00:00.000Z',
      dataExpiracao: '2026-12-31',
      versao: 1,
    };
    expect(solicitacoes).toEqual([
      {
        ...request,
        solicitacaoCadastroProdutoId: expect.any(Number),
        familiaId: 1,
        familiaNome: 'PANELA TRAMONTINA 4,5L SOLAR',
        quantidadeCadastrada: 1,
        produtoId: 1,
        produtoNome: 'PANELA TRAMONTINA SOLAR VERMELHA',
        statusProduto: 'Aprovado',
        statusComercial: 'Aguardando',
        statusContabil: 'Validado',
        statusFamiliaComercial: 'Validado',
        cx: 12,
        bloqueados: 2,
        custoFinal: 112.9,
        margem: -2.45,
        validacoes: [
          { nome: 'Família', status: { label: 'Validado' } },
          { nome: 'Contabilidade', status: { label: 'Validado' } },
          { nome: 'Produto', status: { label: 'Aguardando' } },
        ],
        versaoProduto: 1,
      },
      {
        ...request,
        solicitacaoCadastroProdutoId: null,
        familiaId: null,
        familiaNome: null,
        quantidadeCadastrada: 0,
        produtoId: null,
        produtoNome: null,
        statusProduto: null,
        statusComercial: null,
        statusContabil: 'ACadastrar',
        statusFamiliaComercial: 'ACadastrar',
        cx: null,
        bloqueados: null,
        custoFinal: null,
        margem: null,
        validacoes: [
          { nome: 'Família', status: { label: 'Aguardando' } },
          { nome: 'Contabilidade', status: { label: 'Aguardando' } },
        ],
        versaoProduto: null,
      },
    ]);
  });

  it('has the requests of every supplier, for the five roles of its page (RTE-013)', async () => {
    const own = await createRequest();
    const other = await createRequest({ supplierId: OTHER });
    for (const role of [
      'Comercial',
      'Contabil',
      'Diretoria',
      'ComericalGeradorLink',
      'ComercialAprovadores',
    ] as const) {
      const { solicitacoes } = await list({}, role);
      expect(solicitacoes.map(({ codigoSolicitacao }) => codigoSolicitacao).sort()).toEqual(
        [own, other].sort(),
      );
    }
    const others = ROLES.filter((role) => ['Ecommerce', 'ComercialValidadores'].includes(role));
    for (const role of others) {
      const answer = await gateway.call(HOME, { token: await gateway.tokenOf(role) });
      expect([role, answer.status]).toEqual([role, 403]);
    }
  });

  it('keeps the rows of a request together, the newest request first, over pages and in every order', async () => {
    const day = (number: number) => ({ dataCriacao: `2026-11-0${number}T12:00:00Z` });
    const three: WantedFamily[] = [
      { familiaId: null },
      {
        products: [
          [1, 'Aguardando'],
          [2, 'Aguardando'],
        ],
      },
    ];
    const old = await createRequest({ ...day(1), families: [{}, {}] });
    const newest = await createRequest({ ...day(3), families: three });
    const middle = await createRequest({ ...day(3), dataExpiracao: '2026-12-01', families: [{}, {}] });
    const newestFirst = [middle, middle, newest, newest, newest, old, old];
    expect(await codes()).toEqual(newestFirst);
    expect(await codes({ 'Ordenacao.Coluna': 'DataCriacao', 'Ordenacao.Ascending': 'false' })).toEqual(
      newestFirst,
    );
    expect(await codes({ 'Ordenacao.Coluna': 'Codigo' })).toEqual([
      old,
      old,
      newest,
      newest,
      newest,
      middle,
      middle,
    ]);
    expect(await codes({ 'Ordenacao.Coluna': 'DataExpiracao' })).toEqual([
      ...[middle, middle],
      ...[newest, newest, newest],
      ...[old, old],
    ]);
    const pages = [];
    for (const Pagina of ['1', '2', '3', '4']) {
      pages.push(...(await codes({ Pagina, QuantidadeRegistros: '2' })));
    }
    expect(pages).toEqual(newestFirst);
    const rows = (await list()).solicitacoes.filter(({ codigoSolicitacao }) => codigoSolicitacao === newest);
    expect(rows.map(({ produtoId }) => produtoId)).toEqual([null, 1, 2]);
  });

  it('leaves out removed families', async () => {
    await createRequest({ families: [{}, { familiaId: 2 }] });
    await gateway.database.queries
      .update(familyRequests)
      .set({ deletedAt: gateway.clock.now })
      .where(eq(familyRequests.familiaId, 1));
    const { solicitacoes, meta } = await list();
    expect(solicitacoes.map(({ familiaId }) => familiaId)).toEqual([2]);
    expect(meta.paginacao.totalRegistros).toBe(1);
  });

  it.each([
    ['rio manso', 1],
    ['12ABC345', 1],
    ['solar', 2],
    ['VERMELHA', 1],
    ['ZEBRA', 0],
    ['%', 0],
    ['', 3],
  ])('finds %j in %i rows (SOL-008)', async (Busca, found) => {
    await createRequest({
      families: [
        {
          products: [
            [1, 'Aguardando'],
            [2, 'Aguardando'],
          ],
        },
      ],
    });
    await createRequest({ supplierId: OTHER, families: [{ familiaId: null }] });
    expect(await codes({ Busca })).toHaveLength(found);
  });

  it('finds a request by its code', async () => {
    await createRequest();
    const code = await createRequest();
    expect(await codes({ Busca: String(code) })).toEqual([code]);
  });

  it('is narrowed by period, sending and last day as the list of a supplier is', async () => {
    const sent = await createRequest({ sent: true, dataCriacao: '2026-11-11T02:59:59Z' });
    const late = await createRequest({ dataExpiracao: '2026-11-19' });
    expect(await codes({ DataInicio: '2026-11-10', DataFim: '2026-11-10' })).toEqual([sent]);
    expect(await codes({ Envio: 'Enviado' })).toEqual([sent]);
    expect(await codes({ Envio: 'AguardandoEnvio' })).toEqual([late]);
    expect(await codes({ Prazo: 'Vencida' })).toEqual([late]);
  });

  it('finds by who has to act next what the rules of the review say', async () => {
    for (const sent of [false, true]) {
      const families = (['Aguardando', 'Validado', 'Recusado'] as const).flatMap((commercial) =>
        (['Aguardando', 'Validado'] as const).map((accounting) => ({ commercial, accounting })),
      );
      await createRequest({ sent, families });
    }
    const validated = { commercial: 'Validado', accounting: 'Validado' } as const;
    await createRequest({
      sent: true,
      families: [
        {
          ...validated,
          products: [
            [2, 'Aguardando'],
            [1, 'Aprovado'],
          ],
        },
      ],
    });
    const { solicitacoes: all } = await list({ QuantidadeRegistros: '100' });
    expect(all).toHaveLength(14);
    const sidesOf = (row: Schemas['RequestRow']): readonly RequestSide[] => {
      const familyRequest = { status: row.statusFamiliaComercial, statusContabil: row.statusContabil };
      if (row.statusProduto === null) return familyReview([], familyRequest, row).waitsFor;
      const product = { statusAprovacao: row.statusProduto };
      return productReview([], product, { statusAprovacao: 'Aprovado' }, familyRequest, row).waitsFor;
    };
    const keyOf = (row: Schemas['RequestRow']) => `${row.id} ${row.solicitacaoCadastroProdutoId}`;
    for (const { value: Aguardando } of REQUEST_SIDES) {
      const { solicitacoes } = await list({ Aguardando, QuantidadeRegistros: '100' });
      const expected = all.filter((row) => sidesOf(row).includes(Aguardando));
      expect(expected.length).toBeGreaterThan(0);
      expect(solicitacoes.map(keyOf)).toEqual(expected.map(keyOf));
    }
  });
});
