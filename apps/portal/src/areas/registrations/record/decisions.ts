import { answerOf, type PortalClient, type Schemas } from '@portal/api';
import {
  DECISION_LABELS,
  DECISION_SUCCESS_TEXTS,
  type DecisionButton,
  type DecisionButtons,
  type DecisionStage,
  type DecisionType,
  isResultOf,
  REFUSED_TEXT,
  type Role,
} from '@portal/domain';
import { ifMatch } from '../../../shared/server-state/ifMatch.ts';
import { REGISTRATION_PATH, type Registration } from '../registration/registrationAtoms.ts';

/** A decision button. */
export type DecisionAction = keyof DecisionButtons;

const TYPES: Readonly<Record<Exclude<DecisionAction, 'reactivate'>, DecisionType>> = {
  approve: 'Aprovar',
  approveCommercial: 'Aprovar',
  approveAccounting: 'Aprovar',
  refuse: 'Reprovar',
  pend: 'Pendenciar',
};

/** The primary action comes last. */
const ORDER: readonly DecisionAction[] = [
  'pend',
  'refuse',
  'approveAccounting',
  'approveCommercial',
  'approve',
  'reactivate',
];

/** The approvals, preferred one first. */
const APPROVALS = ['approve', 'approveCommercial', 'approveAccounting'] as const;

/** The visible decision buttons in their order. */
export function shownDecisions(buttons: DecisionButtons): readonly [DecisionAction, DecisionButton][] {
  return ORDER.flatMap((action): [DecisionAction, DecisionButton][] =>
    buttons[action].shown ? [[action, buttons[action]]] : [],
  );
}

/**
 * Why decisions are closed, in one line: the reason alone where all have the same, else each with its button; `null` when
 * all are open, and after a refusal, which the banner of the page tells.
 */
export function closedReason(buttons: DecisionButtons): string | null {
  const shown = shownDecisions(buttons);
  const closed = shown.filter(([, { enabled, reason }]) => !enabled && reason !== REFUSED_TEXT);
  const reasons = new Set(closed.map(([, { reason }]) => reason));
  const [only = null] = reasons;
  if (closed.length === shown.length && reasons.size === 1) return only;
  return closed.map(([action, { reason }]) => `${DECISION_LABELS[action]}: ${reason}`).join('. ') || null;
}

/** The primary action: an enabled approval or reactivation. */
export function mainDecision(buttons: DecisionButtons): DecisionAction | undefined {
  return [...APPROVALS, 'reactivate' as const].find((action) => buttons[action].enabled);
}

/** The approval for the key of a queue if there are two: the enabled one, the commercial first. */
export function keyApproval(buttons: DecisionButtons): DecisionAction | undefined {
  const shown = APPROVALS.filter((action) => buttons[action].shown);
  return shown.find((action) => buttons[action].enabled) ?? shown[0];
}

/** A decision to confirm, with the registration at that time. */
export interface AskedDecision {
  readonly action: DecisionAction;
  readonly stage: DecisionStage | null;
  readonly registration: Registration;
}

/** Data of a decision besides type and stage. */
export type DecisionDetails = Pick<Schemas['DecisionInput'], 'pendencias' | 'observacao'>;

export const NO_DETAILS: DecisionDetails = { pendencias: [], observacao: null };

/** Message after a successful decision (G-10). */
export function decidedText(action: DecisionAction): string {
  return DECISION_SUCCESS_TEXTS[action === 'reactivate' ? action : TYPES[action]];
}

/** Whether a registration is decided as it was asked for. */
export function isDecided(
  { action, stage, registration }: AskedDecision,
  now: Registration,
  roles: readonly Role[],
): boolean {
  const sent =
    action === 'reactivate' || stage === null
      ? ({ kind: 'reactivate' } as const)
      : ({ kind: 'decide', decision: TYPES[action], stage } as const);
  return isResultOf(now, registration, sent, roles);
}

/**
 * Sends a decision (DEC-023, DEC-025, PEN-016, PEN-017, G-17) or the reactivation (DEC-026, G-19).
 *
 * @returns the updated registration.
 * @throws ApiError with the reason of a refusal.
 */
export async function sendDecision(
  api: PortalClient,
  { action, stage, registration }: AskedDecision,
  details: DecisionDetails,
): Promise<Registration> {
  return answerOf(
    action === 'reactivate' || stage === null
      ? api.PUT('/api/fornecedores/reativar/{id}', {
          params: { path: { id: registration.fornecedor.id }, header: ifMatch(registration) },
        })
      : api.POST(`${REGISTRATION_PATH}/aprovacao`, {
          params: { path: { fluxoCadastroId: registration.id }, header: ifMatch(registration) },
          body: { tipoDecisao: TYPES[action], etapaDecisao: stage, ...details },
        }),
  );
}

const CONSEQUENCES: Readonly<Record<DecisionStage, string>> = {
  PrimeiraAnalise: 'O fornecedor é avisado por e-mail e passa a preencher as etapas 3 a 6.',
  SegundaAnaliseComercial: 'O cadastro segue para a diretoria quando as duas áreas tiverem aprovado.',
  SegundaAnaliseContabil: 'O cadastro segue para a diretoria quando as duas áreas tiverem aprovado.',
  TerceiraAnalise: 'O cadastro é concluído: o fornecedor recebe o seu código e é avisado por e-mail.',
};

/** Consequence of a decision or the reactivation, shown before it is sent. */
export function consequenceOf({ action, stage }: Pick<AskedDecision, 'action' | 'stage'>): string {
  if (action === 'refuse') return 'O fornecedor recebe por e-mail o motivo da recusa.';
  if (action === 'pend')
    return 'O fornecedor é avisado por e-mail, e o cadastro aguarda que ele envie os documentos de novo.';
  return stage === null
    ? 'O cadastro volta para a análise ou, se os dados já foram removidos pelo prazo, para o fornecedor preencher de novo. Ele é avisado por e-mail.'
    : CONSEQUENCES[stage];
}
