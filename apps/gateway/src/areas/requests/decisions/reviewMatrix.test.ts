import {
  type FamilyReview,
  familyFilling,
  familyRequestRemovalRefusal,
  familyReview,
  productReview,
  REGISTRATION_STATUS_LABELS,
  REQUEST_REFUSALS,
  type RegistrationStatus,
  ROLES,
  type Role,
} from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '../../../http/messages.ts';
import { callWithForm, productParts } from '../../../testing/requestedProductParts.ts';
import {
  FAMILY_INPUT,
  insertReview,
  type ReviewState,
  reviewIds,
  setReview,
  storedFamilyReview,
  storedProductReview,
  TAXATION_INPUT,
} from '../../../testing/reviewFixtures.ts';
import { isListed, signInHolders } from '../../../testing/roleHolders.ts';
import { supplyIds } from '../../../testing/supplyFixtures.ts';
import {
  createTestGateway,
  errorOf,
  type TestAnswer,
  type TestGateway,
} from '../../../testing/testGateway.ts';

const OWN = 1;
const FORBIDDEN = `403 ${messages.forbidden}`;
const NOT_FOUND = `404 ${messages.notFound}`;

/** Users with each single role, and with those that act on both sides. */
const HOLDERS: readonly (readonly Role[])[] = [
  ...ROLES.map((role) => [role]),
  ['Comercial', 'ComercialValidadores'],
  ['Comercial', 'Contabil'],
];

let gateway: TestGateway;
let tokenOf: Awaited<ReturnType<typeof signInHolders>>;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertReview(gateway);
  tokenOf = await signInHolders(gateway, HOLDERS);
});

afterAll(() => gateway.close());

/** What the rules expect of a call: its status, and the message of a refusal. */
function expected(
  operation: string,
  roles: readonly Role[],
  { fornecedorId = OWN }: ReviewState,
  reason: string | null,
  done = 200,
): string {
  if (!isListed(operation, roles)) return FORBIDDEN;
  if (fornecedorId !== OWN && roles.every((role) => role === 'Fornecedor')) return NOT_FOUND;
  return reason === null ? `${done}` : `400 ${reason}`;
}

const heard = (answer: TestAnswer) =>
  answer.status < 300 ? `${answer.status}` : `${answer.status} ${errorOf(answer).message}`;

/** The answer to a call on the path of the review: its status, and the message of a refusal. */
async function put(path: string, roles: readonly Role[], body?: object): Promise<string> {
  return heard(
    await gateway.call(`/api/produtos${path}`, {
      method: 'PUT',
      token: tokenOf(roles),
      ...(body && { body }),
    }),
  );
}

/** The supplier's own request, and one of another supplier whose last day is over, as the rules tell them apart (D6, GAP-55). */
const REQUESTS: readonly Pick<ReviewState, 'dataExpiracao' | 'fornecedorId'>[] = [
  {},
  { dataExpiracao: '2026-11-19', fornecedorId: supplyIds.suppliers.alfa },
];

/** Each state of a family in each of these requests. */
const inEveryRequest = (states: readonly ReviewState[]): ReviewState[] =>
  states.flatMap((state) => REQUESTS.map((request) => ({ ...state, ...request })));

/** States of a family request: every commercial with every accounting status that is ever stored, sent and not sent. */
const STATUSES = Object.keys(REGISTRATION_STATUS_LABELS) as RegistrationStatus[]; // Object.keys loses the names
const STATES = inEveryRequest(
  STATUSES.flatMap((status) =>
    (['ACadastrar', 'Aguardando', 'Concluido', 'Validado'] as const).map((statusContabil) => ({
      status,
      statusContabil,
      sent: statusContabil !== 'ACadastrar',
    })),
  ),
);
const nameOf = ({ status, statusContabil, sent, dataExpiracao, fornecedorId }: ReviewState) =>
  [
    `${status} ${statusContabil}`,
    ...(sent ? [] : ['not sent']),
    ...(dataExpiracao === undefined ? [] : ['expired']),
    ...(fornecedorId === undefined ? [] : ['of another supplier']),
  ].join(', ');

type Decision = keyof FamilyReview['decisions'];
const DECISIONS = {
  approve: { operation: 'approveFamilyRequest', path: 'validar', next: { status: 'Validado' } },
  refuse: { operation: 'refuseFamilyRequest', path: 'recusar', next: { status: 'Recusado' } },
  approveTaxation: {
    operation: 'approveFamilyRequestTaxation',
    path: 'tributacao',
    next: { statusContabil: 'Validado' },
  },
} as const satisfies Record<Decision, object>;

/** The statuses of the family after a decision (SM-1, SM-2, SM-2b). */
function afterDecision({ status, statusContabil }: ReviewState, decision: Decision) {
  const next = { status, statusContabil, ...DECISIONS[decision].next };
  if (next.status === 'Recusado') return { ...next, family: 'Recusado', statusAprovacao: 'Recusado' };
  return next.status === 'Validado' && next.statusContabil === 'Validado'
    ? { ...next, family: 'Aprovado', statusAprovacao: 'Aprovado' }
    : { ...next, family: 'Aguardando', statusAprovacao: 'AguardandoValidacao' };
}

describe('every status, decision and role of a family (SM-1, SM-2, SM-2b, RTE-038)', () => {
  it.each(STATES.map((state) => [nameOf(state), state] as const))('%s', async (_, state) => {
    const differences: string[] = [];
    const note = (what: string, wanted: unknown, got: unknown) => {
      if (JSON.stringify(wanted) !== JSON.stringify(got))
        differences.push(`${what}: ${JSON.stringify(wanted)} expected, was ${JSON.stringify(got)}`);
    };
    await setReview(gateway, state);
    const before = await storedFamilyReview(gateway);
    for (const roles of HOLDERS) {
      const { decisions } = familyReview(roles, state, { cadastroEnviado: state.sent ?? true });
      for (const decision of Object.keys(DECISIONS) as Decision[]) {
        const { operation, path } = DECISIONS[decision];
        const what = `${roles.join('+')} ${decision}`;
        const answer = await put(
          `/backoffice/solicitacoes-familias/${reviewIds.familyRequest}/${path}`,
          roles,
        );
        note(what, expected(operation, roles, state, decisions[decision]), answer);
        if (answer !== '200') continue;
        note(`${what}, stored`, afterDecision(state, decision), await storedFamilyReview(gateway));
        await setReview(gateway, state);
      }
    }
    note('nothing else changed', before, await storedFamilyReview(gateway));
    expect(differences).toEqual([]);
  });
});

/** What the rules expect of a save of a family, by which call: those of filling until it is sent (SM-1), then SM-6. */
function saveRefusal(roles: readonly Role[], state: ReviewState, save: 'family' | 'taxation'): string {
  const operation = save === 'family' ? 'updateFamily' : 'updateFamilyTaxation';
  if (!state.sent) {
    const { dataExpiracao = '2026-12-31' } = state;
    const request = { cadastroEnviado: false, dataExpiracao };
    const family = { familiaId: reviewIds.family, novaFamilia: true };
    const filling = familyFilling(roles, request, family, gateway.clock.now);
    if (filling.save === 'update' && save === 'taxation') return FORBIDDEN;
    return expected(operation, roles, state, filling.saveReason);
  }
  if (roles.includes('Fornecedor') && save === 'family')
    return expected(operation, roles, state, REQUEST_REFUSALS.sent);
  const review = familyReview(roles, state, { cadastroEnviado: true });
  // Who is of both sides saves by the call of the family (RVF-022).
  if (review.save !== null && review.save !== save) return FORBIDDEN;
  return expected(operation, roles, state, review.saveReason);
}

describe('every status, save and role of a family (SM-1, SM-6, RVF-018 to RVF-022, X-24)', () => {
  const query = `solicitacaoCadastroFamiliaId=${reviewIds.familyRequest}`;
  const path = `/familias/${reviewIds.family}`;
  const saves = {
    family: (roles: readonly Role[]) => put(`${path}?${query}`, roles, FAMILY_INPUT),
    taxation: (roles: readonly Role[]) => put(`${path}/tributacao?${query}`, roles, TAXATION_INPUT),
  };

  it.each(STATES.map((state) => [nameOf(state), state] as const))('%s', async (_, state) => {
    const differences: string[] = [];
    await setReview(gateway, state);
    for (const roles of HOLDERS) {
      for (const save of ['family', 'taxation'] as const) {
        const answer = await saves[save](roles);
        const wanted = saveRefusal(roles, state, save);
        if (answer !== wanted)
          differences.push(`${roles.join('+')} ${save}: ${wanted} expected, was ${answer}`);
        if (answer === '200') await setReview(gateway, state);
      }
    }
    expect(differences).toEqual([]);
  });
});

describe('every status and role that a removal is refused in (SM-1, SOL-006, SOL-007)', () => {
  it.each(STATES.map((state) => [nameOf(state), state] as const))('%s', async (_, state) => {
    const differences: string[] = [];
    await setReview(gateway, state);
    const before = await storedFamilyReview(gateway);
    const family = { cadastroEnviado: state.sent ?? true, statusFamiliaComercial: state.status };
    for (const roles of HOLDERS) {
      const reason = familyRequestRemovalRefusal(roles, family);
      const wanted = expected('deleteFamilyRequest', roles, state, reason);
      if (wanted === '200') continue; // what is removed is another test
      const path = `/solicitacoes-cadastros/solicitacao-cadastro-familia/${reviewIds.familyRequest}/delete`;
      const answer = await put(path, roles);
      if (answer !== wanted) differences.push(`${roles.join('+')}: ${wanted} expected, was ${answer}`);
    }
    expect(differences).toEqual([]);
    expect(await storedFamilyReview(gateway)).toEqual(before);
  });
});

const PRODUCT_STATUSES = [
  'AguardandoValidacao',
  'Validado',
  'AguardandoAprovacaoComercial',
  'AguardandoAprovacao',
  'Aprovado',
  'Recusado',
] as const;
const FAMILY_STATES = inEveryRequest([
  { status: 'Concluido', statusContabil: 'ACadastrar', sent: false },
  { status: 'Aguardando', statusContabil: 'Aguardando', sent: true },
  { status: 'Validado', statusContabil: 'Aguardando', sent: true },
  { status: 'Aguardando', statusContabil: 'Validado', sent: true },
  { status: 'Validado', statusContabil: 'Validado', sent: true },
  { status: 'Aprovado', statusContabil: 'Validado', sent: true },
  { status: 'Recusado', statusContabil: 'Validado', sent: true },
]);

const PRODUCT_DECISIONS = {
  approve: {
    operation: 'approveProductRequest',
    path: 'validar',
    body: { filiaisBloqueio: [] },
    next: 'Validado',
  },
  refuse: { operation: 'refuseProductRequest', path: 'recusar', body: undefined, next: 'Recusado' },
} as const;

describe('every status, decision and role of a product (SM-2b, SM-3, RVP-010 to RVP-013, RTE-038)', () => {
  it.each(
    FAMILY_STATES.flatMap((state) =>
      PRODUCT_STATUSES.map((product) => [nameOf(state), product, state] as const),
    ),
  )('family %s, product %s', async (_, product, family) => {
    const [id] = reviewIds.productRequests;
    const state: ReviewState = { ...family, products: [product, 'AguardandoValidacao'] };
    const differences: string[] = [];
    await setReview(gateway, state);
    const stored = await storedFamilyReview(gateway);
    const before = await storedProductReview(gateway, id);
    for (const roles of HOLDERS) {
      const { decisions } = productReview(
        roles,
        { statusAprovacao: product },
        { statusAprovacao: stored?.statusAprovacao ?? '' },
        state,
        { cadastroEnviado: state.sent ?? true },
      );
      for (const decision of ['approve', 'refuse'] as const) {
        const { operation, path, body, next } = PRODUCT_DECISIONS[decision];
        const wanted = expected(operation, roles, state, decisions[decision]);
        const answer = await put(`/backoffice/solicitacoes-produtos/${id}/${path}`, roles, body);
        if (answer !== wanted)
          differences.push(`${roles.join('+')} ${decision}: ${wanted} expected, was ${answer}`);
        if (answer !== '200') continue;
        expect(await storedProductReview(gateway, id)).toMatchObject({
          statusAprovacao: next,
          statusComercial: next,
        });
        await setReview(gateway, state);
      }
    }
    expect(differences).toEqual([]);
    expect(await storedProductReview(gateway, id)).toEqual(before);
  });
});

/** The acts on a product beside decisions: what the rules say against them, and what they do. */
const PRODUCT_ACTS = {
  save: {
    operation: 'updateRequestedProduct',
    done: 200,
    call: async (roles: readonly Role[], id: number) => {
      const path = `/api/produtos/solicitacoes-cadastros/produtos/${id}`;
      return heard(await callWithForm(gateway, 'PUT', path, tokenOf(roles), productParts()));
    },
  },
  removal: {
    operation: 'deleteRequestedProduct',
    done: 204,
    call: (roles: readonly Role[], id: number) => put(`/solicitacoes-cadastros/produtos/${id}/delete`, roles),
  },
} as const;

describe('every status, save, removal and role of a product (SM-1, SM-3, RVP-010, RVP-012, RVP-015)', () => {
  it.each(
    FAMILY_STATES.flatMap((state) =>
      PRODUCT_STATUSES.map((product) => [nameOf(state), product, state] as const),
    ),
  )('family %s, product %s', async (_, product, family) => {
    const [id] = reviewIds.productRequests;
    const state: ReviewState = { ...family, products: [product, 'AguardandoValidacao'] };
    const { sent = true, dataExpiracao = '2026-12-31' } = state;
    const differences: string[] = [];
    await setReview(gateway, state);
    const stored = await storedFamilyReview(gateway);
    const before = await storedProductReview(gateway, id);
    for (const roles of HOLDERS) {
      const request = { cadastroEnviado: sent, dataExpiracao };
      const ofCatalogue = { familiaId: reviewIds.family, novaFamilia: true };
      const { productsReason } = familyFilling(roles, request, ofCatalogue, gateway.clock.now);
      const { lock } = productReview(
        roles,
        { statusAprovacao: product },
        { statusAprovacao: stored?.statusAprovacao ?? '' },
        state,
        request,
      );
      for (const act of ['save', 'removal'] as const) {
        const { operation, done, call } = PRODUCT_ACTS[act];
        const reason = sent && act === 'save' ? lock : productsReason;
        const wanted = expected(operation, roles, state, reason, done);
        if (wanted === '204') continue; // what is removed is another test
        const answer = await call(roles, id);
        if (answer !== wanted)
          differences.push(`${roles.join('+')} ${act}: ${wanted} expected, was ${answer}`);
        if (answer === '200') await setReview(gateway, state);
      }
    }
    expect(differences).toEqual([]);
    expect(await storedProductReview(gateway, id)).toEqual(before);
  });
});
