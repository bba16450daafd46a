import {
  familyFilling,
  productReview,
  ROLES,
  type Role,
  requestSendRefusal,
  sendsEveryRequest,
} from '@portal/domain';
import { eq, ne, notInArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  familyRequests,
  productRequests,
  products,
  registrationRequests,
  suppliers,
  units,
} from '../../database/schema.ts';
import { messages } from '../../http/messages.ts';
import { callWithForm, productParts } from '../../testing/requestedProductParts.ts';
import { FAMILY_INPUT, insertReview, reviewIds, setReview } from '../../testing/reviewFixtures.ts';
import { isListed } from '../../testing/roleHolders.ts';
import { createTestGateway, errorOf, type TestAnswer, type TestGateway } from '../../testing/testGateway.ts';
import { familyMessages } from '../families/messages.ts';

const OWN = 1;
const PRODUCTS = '/api/produtos/solicitacoes-cadastros/produtos';

let gateway: TestGateway;
let other: number;
/** Products of the fixtures. */
let kept: readonly number[];
/** How many families were asked for, so that each has a name of its own. */
let count = 0;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertReview(gateway);
  await gateway.database.queries
    .insert(units)
    .values({ sigla: 'CX', descricao: 'CAIXA' })
    .onConflictDoNothing();
  const [another] = await gateway.database.queries
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(ne(suppliers.id, OWN))
    .limit(1);
  if (another === undefined) throw new Error('The fixtures hold one supplier alone');
  other = another.id;
  const stored = await gateway.database.queries.select({ id: products.id }).from(products);
  kept = stored.map(({ id }) => id);
  await resetFamily();
});

afterAll(() => gateway.close());

/** Makes the family of the fixtures what it is before each case. */
const resetFamily = () =>
  setReview(gateway, { status: 'Concluido', statusContabil: 'ACadastrar', sent: false });

const SENT = new Date('2026-11-10T12:00:00Z');

/** When something can be filled in, and when not (SM-1, GAP-55). */
const REQUESTS = {
  open: { sentAt: null, dataExpiracao: '2026-12-31' },
  'on its last day': { sentAt: null, dataExpiracao: '2026-11-20' },
  expired: { sentAt: null, dataExpiracao: '2026-11-19' },
  sent: { sentAt: SENT, dataExpiracao: '2026-12-31' },
  'sent and expired': { sentAt: SENT, dataExpiracao: '2026-11-19' },
} as const;

/** What a request asks of a family, and how far it is. */
const FAMILIES = {
  'new, not saved yet': { novaFamilia: true, familiaId: null },
  'new, saved once': { novaFamilia: true, familiaId: reviewIds.family },
  'of the catalogue': { novaFamilia: false, familiaId: reviewIds.family },
} as const;

const OWNERS = ['own', 'of another supplier'] as const;

interface Case {
  readonly request: (typeof REQUESTS)[keyof typeof REQUESTS];
  readonly family: (typeof FAMILIES)[keyof typeof FAMILIES];
  readonly owner: (typeof OWNERS)[number];
  readonly statusFornecedor?: 'Cadastrando' | 'Concluido';
  readonly removed?: boolean;
}

/** Ids of what is stored without a call, beyond those of the fixtures and of the calls. */
let lastId = 100_000;
const nextId = () => {
  lastId += 1;
  return lastId;
};

/** Stores a request of one family in a state, with a product where there is a family for it; answers with their ids. */
async function store({ request, family, owner, statusFornecedor = 'Cadastrando', removed = false }: Case) {
  const { queries } = gateway.database;
  const [requestId, id, productId] = [nextId(), nextId(), nextId()];
  await queries
    .insert(registrationRequests)
    .values({ id: requestId, fornecedorId: owner === 'own' ? OWN : other, ...request });
  await queries.insert(familyRequests).values({
    id,
    solicitacaoCadastroId: requestId,
    ...family,
    quantidadeCadastroProduto: 3,
    statusFornecedor,
    statusComercial: request.sentAt === null ? 'Cadastrando' : 'Aguardando',
    statusContabil: request.sentAt === null ? 'ACadastrar' : 'Aguardando',
    deletedAt: removed ? SENT : null,
  });
  const { familiaId } = family;
  if (familiaId !== null) {
    const nome = 'PANELA BRINOX 3L PRETA';
    await queries.insert(products).values({ id: productId, nome, variacao: 'PRETA', familiaId });
    const place = { id: productId, solicitacaoCadastroFamiliaId: id, produtoId: productId };
    await queries.insert(productRequests).values(place);
  }
  return { requestId, id, productId };
}

/** Takes everything away again that a case has stored or a call has made of it. */
async function clear(requestId: number): Promise<void> {
  const { queries } = gateway.database;
  await queries.delete(products).where(notInArray(products.id, [...kept]));
  await queries.delete(registrationRequests).where(eq(registrationRequests.id, requestId));
  await resetFamily();
}

/** What the rules expect of a call: its status, and the message of a refusal. */
function expected(
  operation: string,
  role: Role,
  { owner, removed }: Case,
  done: number,
  reason: string | null,
) {
  // What the contract keeps from a role the page does not offer it.
  if (!isListed(operation, [role]) && operation !== 'sendRegistrationRequest') expect(reason).not.toBeNull();
  if (!isListed(operation, [role])) return '403 Você não tem permissão para esta ação';
  if (removed || (role === 'Fornecedor' && owner !== 'own')) return `404 ${messages.notFound}`;
  return reason === null ? `${done}` : `400 ${reason}`;
}

const heard = (answer: TestAnswer) =>
  answer.status < 300 ? `${answer.status}` : `${answer.status} ${errorOf(answer).message}`;

const filling = (role: Role, { request, family }: Case) =>
  familyFilling(
    [role],
    { cadastroEnviado: request.sentAt !== null, dataExpiracao: request.dataExpiracao },
    family,
    gateway.clock.now,
  );

/** The acts of filling in: what they are expected to answer, and what they do. */
const ACTS = {
  'first save': {
    expected: (role: Role, one: Case) => {
      const { save, saveReason } = filling(role, one);
      const reason = saveReason ?? (save === 'create' ? null : familyMessages.createdAlready);
      return expected('createFamily', role, one, 201, reason);
    },
    call: async (token: string, id: number) => {
      count += 1;
      const body = { ...FAMILY_INPUT, colecao: `LUA ${count}` };
      const path = `/api/produtos/familias?solicitacaoCadastroFamiliaId=${id}`;
      return heard(await gateway.call(path, { method: 'POST', token, body }));
    },
  },
  'save again': {
    expected: (role: Role, one: Case) =>
      expected('updateFamily', role, one, 200, filling(role, one).saveReason),
    call: async (token: string, id: number) => {
      const path = `/api/produtos/familias/${reviewIds.family}?solicitacaoCadastroFamiliaId=${id}`;
      return heard(await gateway.call(path, { method: 'PUT', token, body: FAMILY_INPUT }));
    },
  },
  'new product': {
    expected: (role: Role, one: Case) =>
      expected('createRequestedProduct', role, one, 201, filling(role, one).productsReason),
    call: async (token: string, id: number) => {
      const path = `${PRODUCTS}?solicitacaoCadastroFamiliaId=${id}`;
      return heard(await callWithForm(gateway, 'POST', path, token, productParts()));
    },
  },
  'change of a product': {
    expected: (role: Role, one: Case) => {
      const { request } = one;
      const { lock } = productReview(
        [role],
        { statusAprovacao: 'AguardandoValidacao' },
        { statusAprovacao: 'AguardandoValidacao' },
        { status: 'Aguardando', statusContabil: 'Aguardando' },
        { cadastroEnviado: true },
      );
      const reason = request.sentAt === null ? filling(role, one).productsReason : lock;
      return expected('updateRequestedProduct', role, one, 200, reason);
    },
    call: async (token: string, _: number, productId: number) =>
      heard(await callWithForm(gateway, 'PUT', `${PRODUCTS}/${productId}`, token, productParts())),
  },
  'removal of a product': {
    expected: (role: Role, one: Case) =>
      expected('deleteRequestedProduct', role, one, 204, filling(role, one).productsReason),
    call: async (token: string, _: number, productId: number) =>
      heard(await gateway.call(`${PRODUCTS}/${productId}/delete`, { method: 'PUT', token })),
  },
  'paste of products': {
    expected: (role: Role, one: Case) =>
      expected('createPastedProducts', role, one, 201, filling(role, one).productsReason),
    call: async (token: string, id: number) => {
      const produtos = [
        {
          variacao: 'AZUL',
          gtinEan: '7896004006048',
          dun: '17896004006045',
          quantidadeProdutosNaCaixa: 6,
          sku: 'PN-451',
        },
      ];
      const path = `${PRODUCTS}-lote?solicitacaoCadastroFamiliaId=${id}`;
      return heard(await gateway.call(path, { method: 'POST', token, body: { produtos } }));
    },
  },
} as const;

/** Acts on a product, of which a family that is not saved has none. */
const NEED_PRODUCT = ['change of a product', 'removal of a product'] as const;

const STATES = (Object.keys(REQUESTS) as (keyof typeof REQUESTS)[]).flatMap((request) =>
  (Object.keys(FAMILIES) as (keyof typeof FAMILIES)[]).flatMap((family) =>
    OWNERS.map((owner) => ({
      name: `${request} request, family ${family}, ${owner}`,
      state: { request: REQUESTS[request], family: FAMILIES[family], owner },
    })),
  ),
);

/** Calls each act as each role on a state that no accepted call has changed, and expects what the rules say. */
async function expectRules(state: Case): Promise<void> {
  const differences: string[] = [];
  let stored = await store(state);
  for (const role of ROLES) {
    for (const [name, { expected, call }] of Object.entries(ACTS)) {
      const isFirst = state.family.familiaId === null;
      const isReview = state.request.sentAt !== null && role !== 'Fornecedor'; // SM-6, reviewMatrix.test.ts
      if (name === 'save again' && (isFirst || isReview)) continue;
      if (isFirst && NEED_PRODUCT.some((one) => one === name)) continue;
      const { requestId, id, productId } = stored;
      const token = await gateway.tokenOf(role);
      const [wanted, answer] = [expected(role, state), await call(token, id, productId)];
      if (answer !== wanted) differences.push(`${role} ${name}: ${wanted} expected, was ${answer}`);
      if (!answer.startsWith('2')) continue;
      await clear(requestId);
      stored = await store(state);
    }
  }
  await clear(stored.requestId);
  expect(differences).toEqual([]);
}

describe('every state, act and role of filling in (SM-1, SM-3, FMC-011 to FMC-016, PRC-049, PRC-059, D6, GAP-55)', () => {
  it.each(STATES)('$name', ({ state }) => expectRules(state));

  it.each(Object.entries(FAMILIES))('a family that was removed, %s', (_, family) =>
    expectRules({ request: REQUESTS.open, family, owner: 'own', removed: true }),
  );
});

describe('every state and role of sending (SM-1, REQ1-015, GAP-55, D6)', () => {
  const sendings = (Object.keys(REQUESTS) as (keyof typeof REQUESTS)[]).flatMap((request) =>
    (['Cadastrando', 'Concluido'] as const).flatMap((statusFornecedor) =>
      OWNERS.map((owner) => ({ request, statusFornecedor, owner })),
    ),
  );

  it.each(sendings)('$request request, family $statusFornecedor, $owner', async (one) => {
    const state = { ...one, request: REQUESTS[one.request], family: FAMILIES['new, saved once'] };
    const { sentAt, dataExpiracao } = state.request;
    const { statusFornecedor } = one;
    const reason = requestSendRefusal(
      {
        cadastroEnviado: sentAt !== null,
        dataExpiracao,
        solicitacaoCadastroFamilias: [{ statusFornecedor }],
      },
      gateway.clock.now,
    );
    const differences: string[] = [];
    let stored = await store(state);
    for (const role of ROLES) {
      const { requestId, id } = stored;
      const wanted = expected('sendRegistrationRequest', role, state, 200, reason);
      const path = `/api/produtos/solicitacoes-cadastros/${requestId}/enviar`;
      const answer = heard(await gateway.call(path, { method: 'PUT', token: await gateway.tokenOf(role) }));
      const [family] = await gateway.database.queries
        .select({ status: familyRequests.statusComercial, statusContabil: familyRequests.statusContabil })
        .from(familyRequests)
        .where(eq(familyRequests.id, id));
      const waits = answer === '200' || sentAt !== null;
      const next = waits ? 'Aguardando Aguardando' : 'Cadastrando ACadastrar';
      const got = `${answer}, ${family?.status} ${family?.statusContabil}`;
      if (got !== `${wanted}, ${next}`) differences.push(`${role}: ${wanted}, ${next} expected, was ${got}`);
      if (answer !== '200') continue;
      if (role !== 'Fornecedor') expect(sendsEveryRequest([role])).toBe(true);
      await clear(requestId);
      stored = await store(state);
    }
    await clear(stored.requestId);
    expect(differences).toEqual([]);
  });
});
