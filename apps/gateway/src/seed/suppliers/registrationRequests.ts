import type { Family } from '../catalogue/families/families.ts';
import type { ProductRow } from '../catalogue/products/products.ts';
import { createRandom, type Random } from '../random.ts';
import { instantAfter, SEED_INSTANT } from '../seedClock.ts';

/** A registration request. */
interface RequestRow {
  id: number;
  codigo: number;
  fornecedorId: number;
  /** Last day on which it can be sent, `YYYY-MM-DD`. */
  dataExpiracao: string;
  sentAt: Date | null;
  dataCriacao: Date;
}

/** A family of a request; it has no record of the catalogue until its form is saved. */
interface FamilyRequestRow {
  id: number;
  solicitacaoCadastroId: number;
  familiaId: number | null;
  novaFamilia: boolean;
  quantidadeCadastroProduto: number;
  statusFornecedor: string;
  statusComercial: string;
  statusContabil: string;
  dataCriacao: Date;
}

/** A product that was registered for a family of a request. */
interface ProductRequestRow {
  id: number;
  solicitacaoCadastroFamiliaId: number;
  produtoId: number;
  statusComercial: string;
  dataAprovacao: Date | null;
  dataCriacao: Date;
}

/** What requests refer to. */
export interface RequestSurroundings {
  /** The supplier that is already a partner, and the one that has just signed up. */
  partnerId: number;
  newcomerId: number;
  families: readonly Family[];
  products: readonly ProductRow[];
}

const FIRST_CODE = 5_000;
const DAY_MS = 86_400_000;
const EXPIRED = '2026-07-31';

/** Far in the future, so that the demonstration always has requests that can be sent. */
const OPEN = '2031-12-31';

/** Status at the supplier, at commercial and at accounting, for each state of a family (SM-1, SM-2). */
const FAMILY_STATES = {
  Unnamed: ['ACadastrar', 'ACadastrar', 'ACadastrar'],
  Cadastrando: ['Cadastrando', 'Cadastrando', 'ACadastrar'],
  Concluido: ['Concluido', 'Concluido', 'ACadastrar'],
  Aguardando: ['Concluido', 'Aguardando', 'Aguardando'],
  Validado: ['Concluido', 'Validado', 'Aguardando'],
  Recusado: ['Concluido', 'Recusado', 'Aguardando'],
  Aprovado: ['Concluido', 'Aprovado', 'Validado'],
} as const;

type FamilyState = keyof typeof FAMILY_STATES;

interface Plan {
  /** Days before the seed on which the request was made. */
  ageDays: number;
  dataExpiracao: string;
  sent: boolean;
  families: readonly FamilyState[];
}

/** Requests in every state: decided, decided in part, waiting, expired, ready, incomplete, just made. */
const PARTNER_PLANS: readonly Plan[] = [
  { ageDays: 210, dataExpiracao: '2026-03-31', sent: true, families: ['Aprovado'] },
  { ageDays: 120, dataExpiracao: '2026-06-30', sent: true, families: ['Validado', 'Recusado', 'Aprovado'] },
  { ageDays: 70, dataExpiracao: EXPIRED, sent: false, families: ['Concluido'] },
  { ageDays: 60, dataExpiracao: EXPIRED, sent: false, families: ['Concluido', 'Unnamed'] },
  { ageDays: 40, dataExpiracao: OPEN, sent: true, families: ['Aguardando', 'Aguardando'] },
  { ageDays: 20, dataExpiracao: OPEN, sent: false, families: ['Concluido', 'Concluido'] },
  { ageDays: 12, dataExpiracao: OPEN, sent: false, families: ['Concluido', 'Cadastrando', 'Unnamed'] },
  { ageDays: 2, dataExpiracao: OPEN, sent: false, families: ['Unnamed'] },
];

const NEWCOMER_PLANS: readonly Plan[] = [
  { ageDays: 0, dataExpiracao: OPEN, sent: false, families: ['Unnamed', 'Unnamed'] },
];

/** Products are decided after their family; the status follows the approval in the catalogue. */
function productStatus({ statusAprovacao }: ProductRow): string {
  return ['Aprovado', 'Validado', 'Recusado'].includes(statusAprovacao) ? statusAprovacao : 'Aguardando';
}

/** Assigns each family of the catalogue to one request, by its status. */
function createChooser(random: Random, families: readonly Family[]) {
  const left = new Map<string, Family[]>();
  return (status: string): Family => {
    const pool =
      left.get(status) ??
      random.sample(
        families.filter((family) => family.status === status),
        Infinity,
      );
    left.set(status, pool);
    const family = pool.pop();
    if (family === undefined) throw new Error(`No family ${status} is left for a request`);
    return family;
  };
}

/** The requests of the two demo suppliers, in every state, with their families and products. */
export function createRegistrationRequests({
  partnerId,
  newcomerId,
  families,
  products,
}: RequestSurroundings) {
  const random = createRandom('registration requests');
  const chooseFamily = createChooser(random, families);
  const requests: RequestRow[] = [];
  const familyRequests: FamilyRequestRow[] = [];
  const productRequests: ProductRequestRow[] = [];

  function addProducts(family: Family, familyRequestId: number, since: Date, all: boolean): number {
    const registered = products.filter(({ familiaId }) => familiaId === family.id);
    for (const product of all ? registered : registered.slice(0, 2)) {
      const dataCriacao = instantAfter(random, since, 5);
      const statusComercial = productStatus(product);
      productRequests.push({
        id: productRequests.length + 1,
        solicitacaoCadastroFamiliaId: familyRequestId,
        produtoId: product.id,
        statusComercial,
        dataAprovacao: statusComercial === 'Aprovado' ? instantAfter(random, dataCriacao, 20) : null,
        dataCriacao,
      });
    }
    return registered.length;
  }

  function addFamily(state: FamilyState, solicitacaoCadastroId: number, dataCriacao: Date): void {
    const id = familyRequests.length + 1;
    const family = state === 'Unnamed' ? null : chooseFamily(state);
    const [statusFornecedor, statusComercial, statusContabil] = FAMILY_STATES[state];
    familyRequests.push({
      id,
      solicitacaoCadastroId,
      familiaId: family?.id ?? null,
      novaFamilia: state !== 'Aprovado',
      quantidadeCadastroProduto:
        family === null
          ? random.integer(3, 12)
          : addProducts(family, id, dataCriacao, statusFornecedor === 'Concluido'),
      statusFornecedor,
      statusComercial,
      statusContabil,
      dataCriacao,
    });
  }

  function addRequest(fornecedorId: number, plan: Plan): void {
    const id = requests.length + 1;
    const dataCriacao = new Date(SEED_INSTANT.getTime() - plan.ageDays * DAY_MS);
    requests.push({
      id,
      codigo: FIRST_CODE + id,
      fornecedorId,
      dataExpiracao: plan.dataExpiracao,
      sentAt: plan.sent ? instantAfter(random, dataCriacao, 15) : null,
      dataCriacao,
    });
    for (const state of plan.families) addFamily(state, id, dataCriacao);
  }

  for (const plan of PARTNER_PLANS) addRequest(partnerId, plan);
  for (const plan of NEWCOMER_PLANS) addRequest(newcomerId, plan);
  return { requests, familyRequests, productRequests };
}
