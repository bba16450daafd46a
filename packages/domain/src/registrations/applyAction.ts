import type { HeldRoles } from '../roles/roleFlags.ts';
import { areaDecisionsOf, displayStatus, storedStatusOf } from './displayStatus.ts';
import type { FlowAction, Transition, TransitionCondition } from './flowActions.ts';
import type { AreaDecision, FlowStatus, RegistrationFlow } from './flowStatuses.ts';
import { readsRegistration } from './registrationLists.ts';
import { actorsOf, type RegistrationActor } from './registrationRoles.ts';
import { REGISTRATION_REFUSALS } from './registrationTexts.ts';
import { TRANSITIONS } from './transitions.ts';

/** A flow after an action. */
export interface NextFlow extends RegistrationFlow {
  readonly statusFluxoCadastro: FlowStatus;
  readonly statusAprovacaoComercialSegundaAnalise: AreaDecision | null;
  readonly statusAprovacaoContabilidadeSegundaAnalise: AreaDecision | null;
}

/**
 * Result of an action: the next state, or why it is refused. The cause is `role` when these roles may never take it
 * on such a registration, `status` when they may, but not now.
 */
export type ActionResult =
  | { readonly ok: true; readonly flow: NextFlow; readonly row: number }
  | { readonly ok: false; readonly cause: 'role' | 'status'; readonly message: string };

function isSameAction(one: FlowAction, other: FlowAction): boolean {
  if (one.kind === 'save') return other.kind === 'save' && one.step === other.step;
  if (one.kind !== 'decide') return one.kind === other.kind;
  return other.kind === 'decide' && one.decision === other.decision && one.stage === other.stage;
}

const isOpen = (decision: AreaDecision | null) => decision === null || decision === 'Aguardar';

function holds(condition: TransitionCondition, flow: RegistrationFlow, action: FlowAction): boolean {
  const { commercial, accounting } = areaDecisionsOf(flow);
  const isCommercial = action.kind === 'decide' && action.stage === 'SegundaAnaliseComercial';
  const [own, other] = isCommercial ? [commercial, accounting] : [accounting, commercial];
  switch (condition) {
    case 'ownAreaOpen':
      return isOpen(own);
    case 'otherAreaOpen':
      return isOpen(other);
    case 'otherAreaApproved':
      return other === 'Aprovar';
    case 'refusedInFirstAnalysis':
      return flow.etapaReprovacao === 'PrimeiraAnalise';
    case 'refusedLater':
      return flow.etapaReprovacao !== null && flow.etapaReprovacao !== 'PrimeiraAnalise';
  }
}

function follow(flow: RegistrationFlow, transition: Transition): NextFlow {
  const { commercial, accounting } = areaDecisionsOf(flow);
  const reopened = (decision: AreaDecision | null) =>
    transition.reopensPended && decision === 'Pendenciar' ? 'Aguardar' : decision;
  const {
    statusAprovacaoComercialSegundaAnalise,
    statusAprovacaoContabilidadeSegundaAnalise,
    etapaReprovacao,
  } = {
    statusAprovacaoComercialSegundaAnalise: reopened(commercial),
    statusAprovacaoContabilidadeSegundaAnalise: reopened(accounting),
    etapaReprovacao: flow.etapaReprovacao,
    ...transition.sets,
  };
  return {
    statusFluxoCadastro: transition.to,
    statusAprovacaoComercialSegundaAnalise: statusAprovacaoComercialSegundaAnalise || null,
    statusAprovacaoContabilidadeSegundaAnalise: statusAprovacaoContabilidadeSegundaAnalise || null,
    etapaReprovacao,
  };
}

function refusal(action: FlowAction, actors: readonly RegistrationActor[]): ActionResult {
  const isTheirs = TRANSITIONS.some((row) => actors.includes(row.actor) && isSameAction(row.action, action));
  if (!isTheirs) return { ok: false, cause: 'role', message: REGISTRATION_REFUSALS.role };
  const message = action.kind === 'save' ? REGISTRATION_REFUSALS.status : REGISTRATION_REFUSALS.stale;
  return { ok: false, cause: 'status', message };
}

/**
 * Applies an action to a registration, or refuses it (table A of the State machine, G-16, G-22, G-26). Gateway and
 * portal both call it. A save never moves a status backwards, and one by staff never moves it at all. Callers check
 * required documents (`missingDocuments`) and pendencies (`uncorrectedPendencies`) before, keep the other fields of
 * the registration, and run `finish` after the approval of the directorate (G-24).
 *
 * @param roles roles of the signed-in user, `'system'` for what the gateway does by itself.
 */
export function applyAction(
  flow: RegistrationFlow,
  action: FlowAction,
  roles: HeldRoles | 'system',
): ActionResult {
  const actors = roles === 'system' || readsRegistration(flow, roles) ? actorsOf(roles) : [];
  const from = storedStatusOf(flow);
  const transition = TRANSITIONS.find(
    (row) =>
      row.from === from &&
      actors.includes(row.actor) &&
      isSameAction(row.action, action) &&
      (row.when ?? []).every((condition) => holds(condition, flow, action)),
  );
  if (transition === undefined) return refusal(action, actors);
  return { ok: true, flow: follow(flow, transition), row: transition.row };
}

/**
 * Whether a registration is now what an action made of it, as one whose answer was lost; the approval of the directorate with
 * or without what the gateway does then (G-24).
 */
export function isResultOf(
  now: RegistrationFlow,
  before: RegistrationFlow,
  action: FlowAction,
  roles: HeldRoles,
): boolean {
  const applied = applyAction(before, action, roles);
  if (!applied.ok) return false;
  const finished = applyAction(applied.flow, { kind: 'finish' }, 'system');
  return [applied, finished].some(
    (result) =>
      result.ok &&
      displayStatus(result.flow) === displayStatus(now) &&
      result.flow.etapaReprovacao === now.etapaReprovacao,
  );
}
