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
  /** Accounting has validated it, commercial not yet. */
  Tributado: ['Concluido', 'Aguardando', 'Validado'],
  /** Commercial has validated it, accounting not yet. */
  Validado: ['Concluido', 'Validado', 'Aguardando'],
  Recusado: ['Concluido', 'Recusado', 'Aguardando'],
  /** Both have validated it; its products wait. */
  ProdutosAguardando: ['Concluido', 'Validado', 'Validado'],
  Aprovado: ['Concluido', 'Aprovado', 'Validado'],
} as const;

type FamilyState = keyof typeof FAMILY_STATES;

/** The states of families that were in the catalogue before. */
const OF_CATALOGUE: readonly FamilyState[] = ['ProdutosAguardando', 'Aprovado'];

/** The status that a family of a state has in the catalogue. */
function catalogueStatus(state: FamilyState): string {
  if (OF_CATALOGUE.includes(state)) return 'Aprovado';
  return state === 'Tributado' ? 'Aguardando' : state;
}

const awaits = ({ statusAprovacao }: ProductRow) => statusAprovacao === 'AguardandoValidacao';

/** Products that wait in a family of the state `ProdutosAguardando`. */
const WAITING_PRODUCTS = 3;

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
  { ageDays: 34, dataExpiracao: OPEN, sent: true, families: ['Tributado'] },
  { ageDays: 30, dataExpiracao: OPEN, sent: true, families: ['Validado'] },
  { ageDays: 26, dataExpiracao: OPEN, sent: true, families: ['ProdutosAguardando', 'ProdutosAguardando'] },
  { ageDays: 20, dataExpiracao: OPEN, sent: false, families: ['Concluido', 'Concluido'] },
  { ageDays: 12, dataExpiracao: OPEN, sent: false, families: ['Concluido', 'Cadastrando', 'Unnamed'] },
  { ageDays: 2, dataExpiracao: OPEN, sent: false, families: ['Unnamed'] },
];

const NEWCOMER_PLANS: readonly Plan[] = [
  { ageDays: 0, dataExpiracao: OPEN, sent: false, families: ['Unnamed', 'Unnamed'] },
];

/** The status of a product at commercial; what comes after its validation is decided in batches (SM-3, SM-4). */
function productStatus({ statusAprovacao }: ProductRow): string {
  if (statusAprovacao === 'AguardandoValidacao') return 'Aguardando';
  return ['Aprovado', 'Recusado'].includes(statusAprovacao) ? statusAprovacao : 'Validado';
}

/** Assigns each family of the catalogue to one request: products of an approved one are all decided, or some wait. */
function createChooser(random: Random, { families, products }: RequestSurroundings) {
  const left = new Map<FamilyState, Family[]>();
  const taken = new Set<Family>();
  const waitingIn = new Map<number, number>();
  for (const { familiaId } of products.filter(awaits)) {
    waitingIn.set(familiaId, (waitingIn.get(familiaId) ?? 0) + 1);
  }
  const wanted: Partial<Record<FamilyState, number>> = { ProdutosAguardando: WAITING_PRODUCTS, Aprovado: 0 };
  const fits = (family: Family, state: FamilyState) =>
    family.status === catalogueStatus(state) &&
    (wanted[state] === undefined || (waitingIn.get(family.id) ?? 0) === wanted[state]);
  return (state: FamilyState): Family => {
    const pool =
      left.get(state) ??
      random.sample(
        families.filter((family) => fits(family, state)),
        Infinity,
      );
    left.set(state, pool);
    const family = pool.findLast((one) => !taken.has(one));
    if (family === undefined) throw new Error(`No family ${state} is left for a request`);
    taken.add(family);
    return family;
  };
}

/** The requests of the two demo suppliers, in every state, with their families and products. */
export function createRegistrationRequests(surroundings: RequestSurroundings) {
  const { partnerId, newcomerId, products } = surroundings;
  const random = createRandom('registration requests');
  const chooseFamily = createChooser(random, surroundings);
  const requests: RequestRow[] = [];
  const familyRequests: FamilyRequestRow[] = [];
  const productRequests: ProductRequestRow[] = [];

  function addProducts(family: Family, familyRequestId: number, since: Date, state: FamilyState): number {
    const registered = products.filter(
      (product) => product.familiaId === family.id && (state !== 'ProdutosAguardando' || awaits(product)),
    );
    for (const product of state === 'Cadastrando' ? registered.slice(0, 2) : registered) {
      const dataCriacao = instantAfter(random, since, 5);
      const statusComercial = productStatus(product);
      productRequests.push({
        id: productRequests.length + 1,
        solicitacaoCadastroFamiliaId: familyRequestId,
        produtoId: product.id,
        statusComercial,
        dataAprovacao: ['Validado', 'Aprovado'].includes(statusComercial)
          ? instantAfter(random, dataCriacao, 20)
          : null,
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
      novaFamilia: !OF_CATALOGUE.includes(state),
      quantidadeCadastroProduto:
        family === null ? random.integer(3, 12) : addProducts(family, id, dataCriacao, state),
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

/** The supplier of each product that was registered in a request, by the id of the product. */
export function requestersOf({
  requests,
  familyRequests,
  productRequests,
}: ReturnType<typeof createRegistrationRequests>): Map<number, number> {
  const suppliers = new Map(requests.map(({ id, fornecedorId }) => [id, fornecedorId]));
  const requesters = new Map<number, number>();
  const families = new Map(familyRequests.map((row) => [row.id, row.solicitacaoCadastroId]));
  for (const { produtoId, solicitacaoCadastroFamiliaId } of productRequests) {
    const supplier = suppliers.get(families.get(solicitacaoCadastroFamiliaId) ?? 0);
    if (supplier !== undefined) requesters.set(produtoId, supplier);
  }
  return requesters;
}
