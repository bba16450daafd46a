import type { Schemas } from '@portal/api';
import {
  FIXED_STATUS,
  REQUISITION_STATUS_LABELS,
  ROLES,
  type Role,
  registrationFilterQuery,
  WORK_ITEMS,
  type WorkItem,
  workOf,
} from '@portal/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  familyRequests,
  managers,
  products,
  registrationFlows,
  registrationRequests,
  requisitions,
  suppliers,
} from '../../database/schema.ts';
import { REQUISITIONS, requisitionInput } from '../../testing/requisitionFixtures.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

const WORK = '/api/usuarios/trabalho';
const OWN = 1;

let gateway: TestGateway;

type Row = Schemas['WorkList']['itens'][number];

const workFor = async (role: Role) => {
  const { status, body } = await gateway.call(WORK, { token: await gateway.tokenOf(role) });
  expect(status).toBe(200);
  return (body as Schemas['WorkList']).itens;
};
const rowOf = async (role: Role, key: Row['chave']) =>
  (await workFor(role)).find(({ chave }) => chave === key);

/** The list that the page of an item opens with, as the page asks for it. */
function listOf(item: WorkItem): string {
  if (item.list === 'listRegistrationRequests') {
    const { envio, aguardando, prazo } = item.filter;
    const query = Object.entries({ Envio: envio, Aguardando: aguardando, Prazo: prazo });
    const asked = query.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    return `/api/produtos/solicitacoes-cadastros/home?${new URLSearchParams(asked)}`;
  }
  if (item.list === 'listProductApprovals')
    return `/api/produtos/aprovacao-lote?Status=${item.filter.status}`;
  if (item.list === 'listRequisitions')
    return `${REQUISITIONS}?StatusRequisicao=${FIXED_STATUS[item.page] ?? item.filter.status}`;
  const path = item.list === 'listPreRegistrations' ? 'pre-cadastros' : 'cadastro';
  return `/api/fornecedores/${path}?Aguardando=${registrationFilterQuery(item.filter.situacao).Aguardando}`;
}

const second = { statusFluxoCadastro: 'AguardandoSegundaAnalise' } as const;
const registrations: readonly Partial<typeof registrationFlows.$inferInsert>[] = [
  { statusFluxoCadastro: 'Novo' },
  { statusFluxoCadastro: 'AguardandoPrimeiraAnalise' },
  { statusFluxoCadastro: 'AguardandoPrimeiraAnalise' },
  { statusFluxoCadastro: 'PendenciadoNaPrimeiraAnalise' },
  second,
  { ...second, statusAprovacaoComercialSegundaAnalise: 'Aprovar' },
  { ...second, statusAprovacaoContabilidadeSegundaAnalise: 'Aprovar' },
  { ...second, statusAprovacaoContabilidadeSegundaAnalise: 'Pendenciar' },
  { statusFluxoCadastro: 'AguardandoDiretoria' },
  { statusFluxoCadastro: 'Aprovado' },
];

// Object.keys loses the names.
const REQUISITION_STATUSES = Object.keys(REQUISITION_STATUS_LABELS) as Schemas['RequisitionStatus'][];

const figures = {
  diaEstoqueQuantidade: 0,
  diaEstoqueValor: 0,
  estimativaCustoAtual: 0,
  estimativaPrevisaoVenda: 0,
  estimativaRequisicaoCustoAtual: 0,
  evolucao: 0,
  ruptura: 0,
  valorVendaComparativo: 0,
  valorVendaVigente: 0,
};

const requisition = {
  gestorId: 41,
  fornecedorId: OWN,
  tipoLiberacao: requisitionInput.tipoLiberacao,
  liberacaoEspecial: true,
  dataCompraInicial: requisitionInput.dataCompraInicial,
  dataCompraFinal: requisitionInput.dataCompraInicial,
  valorRequisicao: requisitionInput.valorRequisicao,
  valorOriginal: requisitionInput.valorRequisicao,
  saldoContaCorrente: 0,
  dataContaCorrente: requisitionInput.dataContaCorrente,
  prazosCadastro: requisitionInput.prazosCadastro,
  prazoCompra: requisitionInput.prazoCompra,
  requisitante: 'Marina Alves',
  analise: { fornecedorId: OWN, fornecedor: 'FORNECEDOR', ...figures },
  historico: [],
} satisfies Omit<typeof requisitions.$inferInsert, 'status'>;

const changedAt = (place: number) => new Date(Date.UTC(2026, 9, 30 - place, 12));

beforeAll(async () => {
  gateway = await createTestGateway();
  gateway.clock.now = new Date('2026-11-20T12:00:00Z');
  const { queries } = gateway.database;
  for (const [place, state] of registrations.entries()) {
    const cnpj = `${String(place + 1).padStart(12, '0')}00`;
    const email = `contato${place}@fornecedor.example`;
    const id = 101 + place;
    await queries.insert(suppliers).values({ id, cnpj, email, nomeFantasia: `FORNECEDOR ${place}` });
    await queries.insert(registrationFlows).values({
      cnpj,
      email,
      fornecedorId: id,
      confirmedAt: changedAt(60),
      dataCriacao: changedAt(60),
      dataModificacao: changedAt(place),
      ...state,
    });
  }
  const dataCriacao = new Date('2026-11-01T12:00:00Z');
  const requests = await queries
    .insert(registrationRequests)
    .values(
      [
        { fornecedorId: OWN, dataExpiracao: '2026-11-19' },
        { fornecedorId: OWN, dataExpiracao: '2026-11-20' },
        { fornecedorId: OWN, dataExpiracao: '2026-12-31' },
        { fornecedorId: 101, dataExpiracao: '2026-11-27' },
        { fornecedorId: 101, dataExpiracao: '2026-11-28' },
        { fornecedorId: 101, dataExpiracao: '2026-11-25', sentAt: dataCriacao },
      ].map((request) => ({ ...request, dataCriacao })),
    )
    .returning({ id: registrationRequests.id, sentAt: registrationRequests.sentAt });
  await queries.insert(familyRequests).values(
    requests.map(({ id, sentAt }) => {
      const status = sentAt === null ? ('ACadastrar' as const) : ('Aguardando' as const);
      return {
        solicitacaoCadastroId: id,
        novaFamilia: true,
        quantidadeCadastroProduto: 3,
        statusComercial: status,
        statusContabil: status,
      };
    }),
  );
});

beforeAll(async () => {
  const { queries } = gateway.database;
  const waits = (id: number, statusAprovacao: Schemas['ProductApprovalStatus']) =>
    queries.update(products).set({ statusAprovacao }).where(eq(products.id, id));
  await waits(1, 'Validado'); // for the approver as well
  await waits(2, 'AguardandoAprovacao');
  await queries
    .insert(managers)
    .values({ id: 41, matricula: '41', nome: 'HELENA PRADO', email: 'h@empresa.com.br' });
  await queries
    .insert(requisitions)
    .values([...REQUISITION_STATUSES, 'Requisitado' as const].map((status) => ({ ...requisition, status })));
});

afterAll(() => gateway.close());

describe('what waits for a user (D29)', () => {
  it('is counted as the list of its page counts it, for each item and role', async () => {
    for (const item of WORK_ITEMS) {
      for (const role of item.roles) {
        const list = await gateway.call(listOf(item), { token: await gateway.tokenOf(role) });
        const { meta } = list.body as Schemas['RegistrationList'];
        const counted = await rowOf(role, item.key);
        expect([item.key, role, counted?.quantidade]).toEqual([
          item.key,
          role,
          meta.paginacao.totalRegistros,
        ]);
        expect(counted?.quantidade).toBeGreaterThan(0);
      }
    }
  });

  it.each(ROLES)('has for %s the rows of that role, in their order', async (role) => {
    expect((await workFor(role)).map(({ chave }) => chave)).toEqual(workOf([role]).map(({ key }) => key));
  });

  it('says since when the oldest waits: since its last change', async () => {
    expect(await rowOf('ComercialAprovadores', 'preCadastrosParaAnalisar')).toEqual({
      chave: 'preCadastrosParaAnalisar',
      quantidade: 3, // one is of the fixtures
      desde: changedAt(2).toISOString(),
      prazo: null,
    });
  });

  it('says which day comes first, and counts neither what was sent nor what is over', async () => {
    expect(await rowOf('Comercial', 'solicitacoesAVencer')).toEqual({
      chave: 'solicitacoesAVencer',
      quantidade: 2,
      desde: '2026-11-01T12:00:00.000Z',
      prazo: '2026-11-20',
    });
  });

  it('says since when what was sent waits, whose last day does not count any more', async () => {
    expect(await rowOf('Contabil', 'solicitacoesParaContabilidade')).toEqual({
      chave: 'solicitacoesParaContabilidade',
      quantidade: 1,
      desde: '2026-11-01T12:00:00.000Z',
      prazo: null,
    });
  });

  it('counts for a supplier its own requests', async () => {
    expect(await rowOf('Fornecedor', 'solicitacoesParaEnviar')).toMatchObject({
      quantidade: 2,
      prazo: '2026-11-20',
    });
  });

  it('is nothing where nothing waits', async () => {
    await gateway.database.queries.delete(registrationRequests);
    expect(await rowOf('Comercial', 'solicitacoesAVencer')).toEqual({
      chave: 'solicitacoesAVencer',
      quantidade: 0,
      desde: null,
      prazo: null,
    });
  });
});
