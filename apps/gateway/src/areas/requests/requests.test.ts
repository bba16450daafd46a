import type { Schemas } from '@portal/api';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  familyRequests,
  productRequests,
  registrationRequests,
  suppliers,
  userRoles,
  users,
} from '../../database/schema.ts';
import { SUPPLIER_CNPJ, SUPPLIER_FLOW } from '../../testing/fixtures.ts';
import { lastMail } from '../../testing/mails.ts';
import { auditOf, ifMatch } from '../../testing/register.ts';
import { eventsOf } from '../../testing/requestFixtures.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';

const HOME = '/api/produtos/solicitacoes-cadastros/home';
const OWN = 1;
const OTHER = 2;

let gateway: TestGateway;

type Status = 'ACadastrar' | 'Cadastrando' | 'Concluido';

interface Wanted {
  readonly supplierId?: number;
  readonly statuses?: readonly Status[];
  readonly dataExpiracao?: string;
  readonly dataCriacao?: Date;
  readonly sentAt?: Date;
}

/** Stores a request whose first family is family 1 of the fixtures, the next one family 2; unbegun ones have none. */
async function createRequest({
  supplierId = OWN,
  statuses = ['Concluido'],
  dataExpiracao = '2026-12-31',
  dataCriacao = new Date('2026-11-01T12:00:00Z'),
  sentAt,
}: Wanted = {}): Promise<number> {
  const { queries } = gateway.database;
  const [request] = await queries
    .insert(registrationRequests)
    .values({ fornecedorId: supplierId, dataExpiracao, dataCriacao, sentAt })
    .returning({ id: registrationRequests.id });
  const id = request?.id ?? 0;
  if (statuses.length > 0) {
    await queries.insert(familyRequests).values(
      statuses.map((statusFornecedor, index) => ({
        solicitacaoCadastroId: id,
        familiaId: statusFornecedor === 'ACadastrar' ? null : index + 1,
        novaFamilia: true,
        quantidadeCadastroProduto: 3,
        statusFornecedor,
        statusComercial: statusFornecedor,
        dataCriacao,
      })),
    );
  }
  return id;
}

const list = async (query: Record<string, string> = {}) => {
  const answer = await gateway.call(`${HOME}?${new URLSearchParams(query)}`, {
    token: await gateway.tokenOf('Fornecedor'),
  });
  return answer.body as Schemas['RegistrationRequestList'];
};
const ids = async (query: Record<string, string> = {}) =>
  (await list(query)).solicitacoes.map(({ id }) => id);

beforeAll(async () => {
  gateway = await createTestGateway();
  await gateway.database.queries.insert(suppliers).values({
    id: OTHER,
    cnpj: '12ABC34501DE35',
    email: 'contato@rio.com.br',
    nomeFantasia: 'RIO MANSO ALIMENTOS',
  });
});

beforeEach(async () => {
  await gateway.database.queries.delete(registrationRequests);
  gateway.clock.now = new Date('2026-11-20T12:00:00Z');
});

afterAll(() => gateway.close());

describe('list of registration requests (REQ1-001)', () => {
  it('has the fields of the request and of each family (REQ1-004 to REQ1-014)', async () => {
    const id = await createRequest({ statuses: ['Concluido', 'ACadastrar'] });
    const { solicitacoes, meta } = await list();
    expect(meta.paginacao).toEqual({ totalRegistros: 1, paginaAtual: 1, tamanhoPagina: 20 });
    const family = {
      id: expect.any(Number),
      novaFamilia: true,
      quantidadeCadastroProduto: 3,
      quantidadeRecusada: 0,
      statusContabil: 'ACadastrar',
      dataCriacao: '2026-11-01T12:00:00.000Z',
      versao: 1,
    };
    expect(solicitacoes).toEqual([
      {
        id,
        codigo: expect.any(Number),
        fornecedorId: OWN,
        fornecedorNomeTela: 'PANELAS DA SERRA',
        fornecedorCnpj: '11222333000181',
        codigoFornecedor: 7001,
        dataCriacao: '2026-11-01T12:00:00.000Z',
        dataExpiracao: '2026-12-31',
        cadastroEnviado: false,
        versao: 1,
        solicitacaoCadastroFamilias: [
          {
            ...family,
            familiaId: 1,
            familiaNome: 'PANELA TRAMONTINA 4,5L SOLAR',
            status: 'Concluido',
            statusFornecedor: 'Concluido',
          },
          {
            ...family,
            familiaId: null,
            familiaNome: null,
            status: 'ACadastrar',
            statusFornecedor: 'ACadastrar',
          },
        ],
      },
    ]);
  });

  it('shows a supplier its own requests (D6)', async () => {
    const own = await createRequest();
    await createRequest({ supplierId: OTHER });
    expect(await ids()).toEqual([own]);
    expect((await list()).meta.paginacao.totalRegistros).toBe(1);
    expect(await ids({ Busca: 'rio manso' })).toEqual([]);
  });

  it('shows nothing to a supplier that is not registered yet', async () => {
    await createRequest();
    const { queries } = gateway.database;
    await queries.update(users).set({ registrationFlowId: null }).where(eq(users.cnpj, SUPPLIER_CNPJ));
    const answer = await gateway.call(HOME, { token: await gateway.tokenOf('Fornecedor') });
    await queries
      .update(users)
      .set({ registrationFlowId: SUPPLIER_FLOW })
      .where(eq(users.cnpj, SUPPLIER_CNPJ));
    expect(answer.status).toBe(200);
    expect((answer.body as Schemas['RegistrationRequestList']).solicitacoes).toEqual([]);
  });

  it('shows a supplier with a second role only its own requests', async () => {
    await createRequest({ supplierId: OTHER });
    const own = await createRequest();
    const token = await gateway.tokenOf('Fornecedor');
    const { queries } = gateway.database;
    const [supplier] = await queries.select().from(userRoles).where(eq(userRoles.role, 'Fornecedor'));
    await queries.insert(userRoles).values({ userId: supplier?.userId ?? 0, role: 'Ecommerce' });
    const answer = await gateway.call(HOME, { token });
    await queries.delete(userRoles).where(eq(userRoles.userId, supplier?.userId ?? 0));
    await queries.insert(userRoles).values({ userId: supplier?.userId ?? 0, role: 'Fornecedor' });
    expect((answer.body as Schemas['RegistrationRequestList']).solicitacoes.map(({ id }) => id)).toEqual([
      own,
    ]);
  });

  it('shows a supplier with a role of staff the rows of all, and its own requests where they are asked for (RTE-005, RTE-013)', async () => {
    await createRequest({ supplierId: OTHER });
    const own = await createRequest();
    const { queries } = gateway.database;
    const [supplier] = await queries.select().from(userRoles).where(eq(userRoles.role, 'Fornecedor'));
    const both = { userId: supplier?.userId ?? 0, role: 'Comercial' } as const;
    await queries.insert(userRoles).values(both);
    const token = await gateway.tokenOf('Fornecedor');
    const read = async (query: string) =>
      (await gateway.call(`${HOME}${query}`, { token })).body as Schemas['RegistrationRequestList'];
    const [all, mine] = [await read(''), await read('?Proprias=true')];
    await queries
      .delete(userRoles)
      .where(and(eq(userRoles.userId, both.userId), eq(userRoles.role, both.role)));
    expect(all.solicitacoes.map((row) => 'codigoSolicitacao' in row)).toEqual([true, true]);
    expect(mine.solicitacoes.map(({ id }) => id)).toEqual([own]);
    expect(mine.solicitacoes[0]).toHaveProperty('solicitacaoCadastroFamilias');
    expect(mine.meta.paginacao.totalRegistros).toBe(1);
  });

  it('shows staff without a supplier none where their own are asked for', async () => {
    await createRequest();
    const token = await gateway.tokenOf('Comercial');
    const answer = await gateway.call(`${HOME}?Proprias=true`, { token });
    expect((answer.body as Schemas['RegistrationRequestList']).solicitacoes).toEqual([]);
  });

  it('comes with the newest first, a page at a time, and leaves out removed families', async () => {
    const days = ['2026-11-01', '2026-11-03', '2026-11-02'];
    const created = [];
    for (const day of days) created.push(await createRequest({ dataCriacao: new Date(`${day}T12:00:00Z`) }));
    const [first, newest, second] = created;
    expect(await ids()).toEqual([newest, second, first]);
    expect(await ids({ Pagina: '2', QuantidadeRegistros: '2' })).toEqual([first]);
    expect(await ids({ 'Ordenacao.Coluna': 'Codigo' })).toEqual(created);
    await gateway.database.queries.update(familyRequests).set({ deletedAt: new Date() });
    const [request] = (await list()).solicitacoes;
    expect(request?.solicitacaoCadastroFamilias).toEqual([]);
    expect(await ids({ Busca: 'tramontina' })).toEqual([]);
  });

  it.each([
    ['tramontina', 1],
    ['PANELAS DA', 1],
    ['11222333', 1],
    ['ZEBRA', 0],
    ['%', 0],
    ['', 1],
  ])('finds by %j (G-51)', async (Busca, found) => {
    await createRequest();
    expect(await ids({ Busca })).toHaveLength(found);
  });

  it('distinguishes sent requests from others (ONB-064, G-48)', async () => {
    const waiting = await createRequest();
    const sent = await createRequest({ sentAt: gateway.clock.now });
    expect(await ids({ Envio: 'AguardandoEnvio' })).toEqual([waiting]);
    expect(await ids({ Envio: 'Enviado' })).toEqual([sent]);
    expect(await ids({ Envio: 'Todos' })).toHaveLength(2);
  });

  it.each([
    ['NoPrazo', ['2026-11-20', '2026-11-27', '2026-11-28']],
    ['AVencer', ['2026-11-20', '2026-11-27']],
    ['Vencida', ['2026-11-19']],
  ])('finds by the last day, %s: %j (D29)', async (Prazo, days) => {
    for (const dataExpiracao of ['2026-11-19', '2026-11-20', '2026-11-27', '2026-11-28']) {
      await createRequest({ dataExpiracao });
    }
    const { solicitacoes } = await list({ Prazo, 'Ordenacao.Coluna': 'DataExpiracao' });
    expect(solicitacoes.map(({ dataExpiracao }) => dataExpiracao)).toEqual(days);
  });

  it.each([
    [{ DataInicio: '2026-11-10' }, 1],
    [{ DataInicio: '2026-11-11' }, 0],
    [{ DataFim: '2026-11-10' }, 1],
    [{ DataFim: '2026-11-09' }, 0],
    [{ DataInicio: '2026-11-10', DataFim: '2026-11-10' }, 1],
    [{ DataInicio: '2026-11-11', DataFim: '2026-11-10' }, 0],
  ])('takes the days %j as those of America/Sao_Paulo (D3)', async (period, found) => {
    await createRequest({ dataCriacao: new Date('2026-11-11T02:59:59Z') });
    expect(await ids(period as Record<string, string>)).toHaveLength(found);
  });

  it.each(['2026-02-30', '0000-01-01', '01/11/2026', ''])('refuses the day %j', async (DataInicio) => {
    const answer = await gateway.call(`${HOME}?${new URLSearchParams({ DataInicio })}`, {
      token: await gateway.tokenOf('Fornecedor'),
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(errorOf(answer).errors.fields)).toEqual(['DataInicio']);
  });
});

const send = async (
  id: number,
  role: Parameters<TestGateway['tokenOf']>[0] = 'Fornecedor',
  version?: number,
) =>
  gateway.call(`/api/produtos/solicitacoes-cadastros/${id}/enviar`, {
    method: 'PUT',
    token: await gateway.tokenOf(role),
    headers: ifMatch(version),
  });

describe('sending a registration request', () => {
  it('marks it and its families as sent (REQ1-016, SM-1)', async () => {
    const id = await createRequest({ statuses: ['Concluido', 'Concluido'] });
    const answer = await send(id, 'Fornecedor', 1);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBe('"2"');
    const body = answer.body as Schemas['RegistrationRequest'];
    expect(body).toMatchObject({ id, cadastroEnviado: true, versao: 2 });
    expect(body.solicitacaoCadastroFamilias).toHaveLength(2);
    for (const family of body.solicitacaoCadastroFamilias) {
      expect(family).toMatchObject({
        status: 'Aguardando',
        statusContabil: 'Aguardando',
        statusFornecedor: 'Concluido',
        versao: 2,
      });
    }
    expect((await list()).solicitacoes).toEqual([body]);
  });

  it('tells the supplier that it arrived, and adds to the time line (SM-1)', async () => {
    const id = await createRequest({ statuses: ['Concluido', 'Concluido'] });
    const { codigo } = (await send(id)).body as Schemas['RegistrationRequest'];
    expect(await lastMail(gateway)).toMatchObject({
      kind: 'requestSent',
      recipient: 'contato@serra.com.br',
      subject: `Solicitação ${codigo}: recebemos os seus produtos`,
      body: expect.stringContaining('6 produtos em 2 famílias'),
    });
    expect(await eventsOf(gateway, id)).toEqual([
      { kind: 'Enviada', side: 'Fornecedor', nome: null, userName: 'Fornecedor' },
    ]);
    expect(await auditOf(gateway, 'request', id)).toMatchObject([
      { operation: 'sendRegistrationRequest', changes: { sentAt: { before: null } } },
    ]);
  });

  it.each([
    ['one family is not concluded', { statuses: ['Concluido', 'Cadastrando'] }],
    ['no family was begun', { statuses: ['ACadastrar'] }],
    ['it has no family', { statuses: [] }],
  ] as const)('is refused while %s (REQ1-015)', async (_, wanted) => {
    const id = await createRequest(wanted);
    const answer = await send(id);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      message: 'Conclua o cadastro de todas as famílias antes de enviar',
      errors: { global: ['Conclua o cadastro de todas as famílias antes de enviar'], fields: {} },
    });
    expect((await list()).solicitacoes[0]).toMatchObject({ cadastroEnviado: false, versao: 1 });
  });

  it('is refused after its last day, which is that of America/Sao_Paulo (GAP-55)', async () => {
    const ids = [await createRequest({ dataExpiracao: '2026-11-20' })];
    ids.push(await createRequest({ dataExpiracao: '2026-11-20' }));
    gateway.clock.now = new Date('2026-11-21T02:59:59Z');
    const { token } = await gateway.signIn('Fornecedor');
    const answers = [];
    for (const [index, id] of ids.entries()) {
      gateway.clock.now = new Date(Date.parse('2026-11-21T02:59:59Z') + index * 1_000);
      answers.push(
        await gateway.call(`/api/produtos/solicitacoes-cadastros/${id}/enviar`, { method: 'PUT', token }),
      );
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
    expect(answers.slice(1).map((late) => errorOf(late).message)).toEqual(['Solicitação expirada']);
  });

  it('is refused a second time', async () => {
    const id = await createRequest();
    expect((await send(id)).status).toBe(200);
    const again = await send(id, 'Fornecedor', 2);
    expect(again.status).toBe(400);
    expect(errorOf(again).message).toBe('Solicitação já enviada');
  });

  it('is refused when the request was changed meanwhile (D7)', async () => {
    const id = await createRequest();
    await gateway.database.queries.update(registrationRequests).set({ versao: 2 });
    expect((await send(id, 'Fornecedor', 1)).status).toBe(409);
    expect((await list()).solicitacoes[0]?.cadastroEnviado).toBe(false);
    expect((await send(id, 'Fornecedor', 2)).status).toBe(200);
  });

  it('lets one of several at the same time through', async () => {
    const id = await createRequest();
    const answers = await Promise.all([1, 2, 3].map(() => send(id, 'Fornecedor', 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is 404 for a request of another supplier, and for one that does not exist (D6)', async () => {
    const other = await createRequest({ supplierId: OTHER });
    const answers = [await send(other), await send(other, 'Fornecedor', 9), await send(999_999)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it.each([
    ['Comercial', 200],
    ['ComericalGeradorLink', 200],
    ['Contabil', 403],
    ['Diretoria', 403],
    ['Ecommerce', 403],
    ['ComercialAprovadores', 403],
    ['ComercialValidadores', 403],
  ] as const)('by %s is answered with %i', async (role, status) => {
    const id = await createRequest({ supplierId: OTHER });
    expect((await send(id, role)).status).toBe(status);
  });
});

describe('review list of the products of a family', () => {
  const products = async (familyRequestId: number, role: 'Fornecedor' | 'Contabil', more = '') =>
    gateway.call(
      `/api/produtos/solicitacoes-cadastros/produtos?solicitacaoCadastroFamiliaId=${familyRequestId}${more}`,
      { token: await gateway.tokenOf(role) },
    );
  const familyOf = async (requestId: number) => {
    const [family] = await gateway.database.queries
      .select({ id: familyRequests.id })
      .from(familyRequests)
      .where(eq(familyRequests.solicitacaoCadastroId, requestId));
    return family?.id ?? 0;
  };
  const register = (familyRequestId: number, ...productIds: number[]) =>
    gateway.database.queries.insert(productRequests).values(
      productIds.map((produtoId) => ({
        solicitacaoCadastroFamiliaId: familyRequestId,
        produtoId,
        dataCriacao: new Date('2026-11-02T12:00:00Z'),
        dataModificacao: new Date('2026-11-03T12:00:00Z'),
      })),
    );

  it('has image, code, name, dates, statuses and validations (REQ1-017, GAP-53, FND-067, FND-068)', async () => {
    const family = await familyOf(await createRequest());
    await register(family, 1, 2);
    const answer = await products(family, 'Contabil');
    expect(answer.status).toBe(200);
    const { produtos, meta } = answer.body as Schemas['ProductRequestList'];
    expect(meta.paginacao).toEqual({ totalRegistros: 2, paginaAtual: 1, tamanhoPagina: 35 });
    expect(produtos.map(({ id }) => id)).toEqual([1, 2]);
    expect(produtos[0]).toEqual({
      id: 1,
      solicitacaoCadastroProdutoId: expect.any(Number),
      solicitacaoCadastroFamiliaId: family,
      familiaId: 1,
      codigo: 300001,
      nome: 'PANELA TRAMONTINA SOLAR VERMELHA',
      gtinEan: '7891000315507',
      miniaturaByte: 'AP8B/g==',
      incompleto: false,
      statusProduto: 'Ativo',
      statusAprovacao: 'Aprovado',
      statusComercial: 'Aguardando',
      statusContabil: 'ACadastrar',
      statusFamiliaComercial: 'Concluido',
      validacoes: [
        { nome: 'Família', status: { label: 'Concluído' } },
        { nome: 'Contabilidade', status: { label: 'Aguardando' } },
        { nome: 'Produto', status: { label: 'Aguardando' } },
      ],
      dataCriacao: '2026-11-02T12:00:00.000Z',
      dataAprovacao: null,
      dataModificacao: '2026-11-03T12:00:00.000Z',
      versao: 1,
    });
  });

  it('is empty while the supplier has registered no product (REQ1-018), and pages', async () => {
    const family = await familyOf(await createRequest());
    const empty = (await products(family, 'Fornecedor')).body as Schemas['ProductRequestList'];
    expect(empty.produtos).toEqual([]);
    await register(family, 1, 2, 3);
    const page = await products(family, 'Fornecedor', '&Pagina=2&QuantidadeRegistros=2');
    expect((page.body as Schemas['ProductRequestList']).produtos.map(({ id }) => id)).toEqual([3]);
  });

  it("is 404 for another supplier's family, a removed one and none, and 400 without one (D6)", async () => {
    const other = await familyOf(await createRequest({ supplierId: OTHER }));
    expect((await products(other, 'Fornecedor')).status).toBe(404);
    expect((await products(other, 'Contabil')).status).toBe(200);
    await gateway.database.queries.update(familyRequests).set({ deletedAt: new Date() });
    expect((await products(other, 'Contabil')).status).toBe(404);
    expect((await products(999_999, 'Contabil')).status).toBe(404);
    const without = await gateway.call('/api/produtos/solicitacoes-cadastros/produtos', {
      token: await gateway.tokenOf('Contabil'),
    });
    expect(without.status).toBe(400);
  });
});
