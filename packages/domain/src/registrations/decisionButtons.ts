import { type HeldRoles, isApproving, isComercial, isContabil, isDirector } from '../roles/roleFlags.ts';
import { applyAction } from './applyAction.ts';
import { displayStatus, storedStatusOf } from './displayStatus.ts';
import type { DecisionType, FlowAction } from './flowActions.ts';
import {
  type DecisionStage,
  isPendent,
  isWaitingForSupplier,
  type RegistrationFlow,
} from './flowStatuses.ts';
import { isRegistrationStaff } from './registrationRoles.ts';
import { REFUSED_TEXT, REGISTRATION_REFUSALS } from './registrationTexts.ts';

/** A decision button. */
export interface DecisionButton {
  readonly shown: boolean;
  readonly enabled: boolean;
  /** Why a shown button is disabled, in words for the user; `null` when it is enabled or not shown. */
  readonly reason: string | null;
  /** Stage to send with the decision; `null` when it is disabled, and for the reactivation. */
  readonly etapaDecisao: DecisionStage | null;
}

/** The decision buttons: 'Aprovar', 'Aprovar Comercial', 'Aprovar Contábil', 'Recusar', 'Pendenciar', 'Reativar'. */
export type DecisionButtons = Readonly<
  Record<
    'approve' | 'approveCommercial' | 'approveAccounting' | 'refuse' | 'pend' | 'reactivate',
    DecisionButton
  >
>;

/** Labels of the decision buttons (DEC-001, DEC-004, DEC-008, DEC-009, DEC-012, DEC-013). */
export const DECISION_LABELS: Readonly<Record<keyof DecisionButtons, string>> = {
  approve: 'Aprovar',
  approveCommercial: 'Aprovar Comercial',
  approveAccounting: 'Aprovar Contábil',
  refuse: 'Recusar',
  pend: 'Pendenciar',
  reactivate: 'Reativar',
};

/** The registration and the user to show buttons for. */
export interface DecisionRequest {
  readonly flow: RegistrationFlow;
  readonly roles: HeldRoles;
  /** An action is under way: every button is disabled (DEC-006, DEC-015, C-15). @default false */
  readonly busy?: boolean;
}

const REASONS: ReadonlyMap<string, string> = new Map<string, string>([
  ['AguardandoPrimeiraAnalise', 'A decisão cabe aos aprovadores comerciais'],
  ['AguardandoSegundaAnalise', 'A decisão cabe aos aprovadores comerciais e à contabilidade'],
  ['AguardandoSegundaAnaliseComercial', 'A decisão cabe aos aprovadores comerciais'],
  ['AguardandoSegundaAnaliseContabil', 'A decisão cabe à contabilidade'],
  ['AguardandoDiretoria', 'A decisão cabe à diretoria'],
  ['AprovacaoDiretoria', 'O cadastro já foi aprovado pela diretoria'],
  ['Reprovado', REFUSED_TEXT],
]);

const BUSY = 'Aguarde a conclusão da ação em andamento';
const HIDDEN: DecisionButton = { shown: false, enabled: false, reason: null, etapaDecisao: null };

function reasonOf(status: string): string {
  if (isWaitingForSupplier(status)) return 'O cadastro aguarda o fornecedor';
  if (isPendent(status)) return 'O cadastro aguarda a correção das pendências pelo fornecedor';
  return REASONS.get(status) ?? REGISTRATION_REFUSALS.status;
}

const STAGES: ReadonlyMap<string, readonly DecisionStage[]> = new Map<string, readonly DecisionStage[]>([
  ['AguardandoPrimeiraAnalise', ['PrimeiraAnalise']],
  ['AguardandoSegundaAnalise', ['SegundaAnaliseComercial', 'SegundaAnaliseContabil']],
  ['AguardandoDiretoria', ['TerceiraAnalise']],
]);

function drawn({ flow, roles, busy = false }: DecisionRequest) {
  const reason = reasonOf(displayStatus(flow));
  const allows = (action: FlowAction) => applyAction(flow, action, roles).ok;
  const button = (isAllowed: boolean, etapaDecisao: DecisionStage | null): DecisionButton => ({
    shown: true,
    enabled: isAllowed && !busy,
    reason: busy ? BUSY : isAllowed ? null : reason,
    etapaDecisao,
  });
  return {
    decision: (decision: DecisionType, stages = STAGES.get(storedStatusOf(flow)) ?? []) => {
      const stage = stages.find((open) => allows({ kind: 'decide', decision, stage: open })) ?? null;
      return button(stage !== null, stage);
    },
    reactivation: () => button(allows({ kind: 'reactivate' }), null),
  };
}

/**
 * The decision buttons of a registration (table D, DEC-001 to DEC-017, C-12 to C-15, G-18): what is shown follows
 * the roles, what is enabled is what `applyAction` allows. Who holds both areas of the second analysis gets a button
 * for each in place of 'Aprovar', and refuses and pends for the area that is still open, the commercial one first.
 * No button is shown for `Aprovado`, nor to users who are no staff of registrations.
 */
export function decisionButtons(request: DecisionRequest): DecisionButtons {
  const { flow, roles } = request;
  const status = storedStatusOf(flow);
  const none = status === 'Aprovado' || !isRegistrationStaff(roles);
  const hasBothAreas = status === 'AguardandoSegundaAnalise' && isApproving(roles) && isContabil(roles);
  const isThirdAnalysis = status === 'AguardandoDiretoria' && isDirector(roles);
  const { decision, reactivation } = drawn(request);
  const when = (shown: boolean, button: () => DecisionButton) => (shown && !none ? button() : HIDDEN);
  return {
    approve: when(!hasBothAreas, () => decision('Aprovar')),
    approveCommercial: when(hasBothAreas, () => decision('Aprovar', ['SegundaAnaliseComercial'])),
    approveAccounting: when(hasBothAreas, () => decision('Aprovar', ['SegundaAnaliseContabil'])),
    refuse: when(true, () => decision('Reprovar')),
    pend: when((isApproving(roles) || isContabil(roles)) && !isThirdAnalysis, () => decision('Pendenciar')),
    reactivate: when(status === 'Reprovado' && isComercial(roles), reactivation),
  };
}
