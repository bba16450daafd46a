import type { Schemas } from '@portal/api';
import {
  applyAction,
  DECISION_STAGES,
  DECISION_TYPES,
  FLOW_STATUSES,
  type FlowAction,
  REGISTRATION_STEPS,
  type RegistrationFlow,
  ROLES,
  type Role,
  readsRegistration,
  stepEditing,
} from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type FlowState,
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
import { isListed, signInHolders } from '../../../testing/roleHolders.ts';
import {
  createTestGateway,
  errorOf,
  type TestAnswer,
  type TestGateway,
} from '../../../testing/testGateway.ts';

type Flow = RegistrationFlow & FlowState;

let gateway: TestGateway;
/** Documents that can be pended in the first and in the second analysis. */
let pendable: readonly [first: number, second: number];
let tokenOf: Awaited<ReturnType<typeof signInHolders>>;

/** Users with each single role, and users with both areas of the second analysis. */
const HOLDERS: readonly (readonly Role[])[] = [
  ...ROLES.map((role) => [role]),
  ['ComercialAprovadores', 'Contabil'],
];

const open = {
  statusAprovacaoComercialSegundaAnalise: null,
  statusAprovacaoContabilidadeSegundaAnalise: null,
  etapaReprovacao: null,
} as const;

/** Every stored status, with each state of the area decisions and of the refusal that matters. */
const FLOWS: readonly Flow[] = FLOW_STATUSES.filter(
  (status) => !/AguardandoSegundaAnaliseCo/.test(status),
).flatMap((statusFluxoCadastro): Flow[] => {
  if (statusFluxoCadastro === 'Reprovado') {
    return DECISION_STAGES.map((etapaReprovacao) => ({ ...open, statusFluxoCadastro, etapaReprovacao }));
  }
  if (statusFluxoCadastro !== 'AguardandoSegundaAnalise') return [{ ...open, statusFluxoCadastro }];
  return (
    [
      [null, null],
      ['Aguardar', 'Aguardar'],
      ['Aprovar', null],
      [null, 'Aprovar'],
      ['Aguardar', 'Aprovar'],
      ['Aprovar', 'Aguardar'],
    ] as const
  ).map(([commercial, accounting]) => ({
    ...open,
    statusFluxoCadastro,
    statusAprovacaoComercialSegundaAnalise: commercial,
    statusAprovacaoContabilidadeSegundaAnalise: accounting,
  }));
});

const ACTIONS: readonly FlowAction[] = [
  ...REGISTRATION_STEPS.map(({ number }): FlowAction => ({ kind: 'save', step: number })),
  ...DECISION_TYPES.flatMap((decision) =>
    DECISION_STAGES.map((stage): FlowAction => ({ kind: 'decide', decision, stage })),
  ),
  { kind: 'reactivate' },
];

/** The actions to try on a flow. Area decisions do not affect saves, so one of those states is enough. */
function actionsOf(flow: Flow): readonly FlowAction[] {
  const isFirst =
    FLOWS.find(({ statusFluxoCadastro: status }) => status === flow.statusFluxoCadastro) === flow;
  return ACTIONS.filter(({ kind }) => isFirst || kind !== 'save');
}

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertSupplierCategories(gateway);
  const [first] = await insertDocuments(gateway, STEP_2_DOCUMENTS);
  const [second] = await insertDocuments(gateway, STEP_3_DOCUMENTS);
  pendable = [first ?? 0, second ?? 0];
  tokenOf = await signInHolders(gateway, HOLDERS);
});

afterAll(() => gateway.close());

function decisionBody(action: FlowAction & { readonly kind: 'decide' }): Schemas['DecisionInput'] {
  const documentoId = action.stage === 'PrimeiraAnalise' ? pendable[0] : pendable[1];
  return {
    tipoDecisao: action.decision,
    etapaDecisao: action.stage,
    pendencias:
      action.decision === 'Pendenciar' ? [{ documentoId, motivoPendencia: 'DocumentoIlegivel' }] : [],
    observacao: action.decision === 'Reprovar' ? 'Sem interesse' : null,
  };
}

async function send(action: FlowAction, roles: readonly Role[]): Promise<TestAnswer> {
  const token = tokenOf(roles);
  const headers = await flowAsRead(gateway);
  if (action.kind === 'decide') {
    return gateway.call(`${REGISTRATION}/aprovacao`, { token, headers, body: decisionBody(action) });
  }
  if (action.kind !== 'save')
    return gateway.call('/api/fornecedores/reativar/1', { token, headers, method: 'PUT' });
  const section = REGISTRATION_STEPS[action.step - 1]?.section ?? 'documentos';
  return gateway.call(`${REGISTRATION}/${section}`, {
    token,
    headers,
    method: 'PUT',
    body: STEP_FORMS[section],
  });
}

/** Whether the contract lists one of the roles for an action. */
function isListedFor(action: FlowAction, roles: readonly Role[]): boolean {
  const id = {
    save: 'saveRegistrationBilling',
    decide: 'decideRegistration',
    reactivate: 'reactivateSupplier',
  };
  const wanted = action.kind === 'finish' ? undefined : id[action.kind];
  if (wanted === undefined) throw new Error('The contract has no such operation');
  return isListed(wanted, roles);
}

type Expected =
  | { readonly status: 200; readonly flow: Flow }
  | { readonly status: 400 | 403 | 404; readonly message?: string };

/** What the tables of the domain expect of an action by a user that the contract allows. */
function expected(flow: Flow, action: FlowAction, roles: readonly Role[]): Expected {
  if (!readsRegistration(flow, roles)) return { status: 404 };
  if (action.kind === 'save') {
    const editing = stepEditing({ flow, roles, step: action.step });
    if (editing.mode === 'readOnly') return { status: 400, message: editing.reason };
  }
  const result = applyAction(flow, action, roles);
  if (!result.ok) return { status: result.cause === 'role' ? 403 : 400, message: result.message };
  if (result.flow.statusFluxoCadastro !== 'AprovacaoDiretoria') return { status: 200, flow: result.flow };
  return { status: 200, flow: { ...result.flow, statusFluxoCadastro: 'Aprovado' } };
}

function flowOf(stored: Flow): Flow {
  return {
    statusFluxoCadastro: stored.statusFluxoCadastro,
    statusAprovacaoComercialSegundaAnalise: stored.statusAprovacaoComercialSegundaAnalise,
    statusAprovacaoContabilidadeSegundaAnalise: stored.statusAprovacaoContabilidadeSegundaAnalise,
    etapaReprovacao: stored.etapaReprovacao,
  };
}

describe('every status, action and role (State machine A, B and D; G-16, G-22, G-26, D6)', () => {
  it.each(
    FLOWS.map((flow) => [
      [
        flow.statusFluxoCadastro,
        flow.statusAprovacaoComercialSegundaAnalise,
        flow.statusAprovacaoContabilidadeSegundaAnalise,
        flow.etapaReprovacao,
      ]
        .filter((part) => part !== null)
        .join(' '),
      flow,
    ]),
  )('%s: the gateway does what the tables say, and nothing else', async (_name, flow) => {
    const differences: string[] = [];
    let isSet = false;
    for (const action of actionsOf(flow)) {
      for (const roles of HOLDERS.filter((held) => isListedFor(action, held))) {
        if (!isSet) await setFlow(gateway, flow);
        const wanted = expected(flow, action, roles);
        const answer = await send(action, roles);
        isSet = answer.status !== 200;
        const { message } = errorOf(answer);
        const expectedMessage =
          'message' in wanted && wanted.message !== undefined ? wanted.message : message;
        if (answer.status !== wanted.status || message !== expectedMessage) {
          differences.push(
            `${JSON.stringify(action)} ${roles}: ${answer.status} ${message}, not ${wanted.status} ${expectedMessage}`,
          );
        }
        if (wanted.status === 200 && answer.status === 200) {
          expect(flowOf(answer.body as Flow)).toEqual(flowOf(wanted.flow));
          expect(flowOf(await storedFlow(gateway))).toEqual(flowOf(wanted.flow));
        }
      }
    }
    expect(differences).toEqual([]);
    if (isSet) expect(flowOf(await storedFlow(gateway))).toEqual(flowOf(flow));
  });

  it.each(ACTIONS.map((action) => [JSON.stringify(action), action] as const))(
    '%s: whoever the contract does not list is refused',
    async (_name, action) => {
      const others = HOLDERS.filter((roles) => !isListedFor(action, roles));
      const answers = await Promise.all(others.map((roles) => send(action, roles)));
      expect(answers.map(({ status }) => status)).toEqual(others.map(() => 403));
      expect(others.length).toBeGreaterThan(3);
    },
  );
});
