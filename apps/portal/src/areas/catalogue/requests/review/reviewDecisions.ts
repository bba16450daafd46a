import type { QueueDecision } from '@portal/ui';
import type { ReviewAct } from './reviewCalls.ts';
import type { OfferedDecision, ReviewOnScreen } from './reviewRulesAtom.ts';
import { ACT_LABELS, type ApprovingAct } from './reviewTexts.ts';

/** Whether a decision takes what is on screen. */
export const isApproval = (
  decision: OfferedDecision,
): decision is OfferedDecision & { readonly act: ApprovingAct } =>
  decision.act !== 'refuse' && decision.act !== 'refuseProduct';

/** Whether what is on screen is decided as it was asked for. */
export function isDecided(
  act: ReviewAct,
  { reviewed, shown }: Pick<ReviewOnScreen, 'reviewed' | 'shown'>,
): boolean {
  const decided = {
    approve: reviewed?.familyRequest.status === 'Validado',
    refuse: reviewed?.familyRequest.status === 'Recusado',
    approveTaxation: reviewed?.familyRequest.statusContabil === 'Validado',
    refuseProduct: shown.product?.statusComercial === 'Recusado',
  } satisfies Record<ReviewAct, boolean>;
  return decided[act];
}

/**
 * The offered decisions as buttons and keys of the queue. Who validates for both areas has the key for the one that is
 * open, the commercial first, and a further button for the other.
 */
export function queueDecisions(
  offered: readonly OfferedDecision[],
  ask: (decision: OfferedDecision) => void,
) {
  const approvals = offered.filter(isApproval);
  const main = approvals.find(({ reason }) => reason === null) ?? approvals[0];
  const draw = (decision: OfferedDecision): QueueDecision => ({
    label: approvals.length > 1 ? ACT_LABELS[decision.act] : isApproval(decision) ? 'Validar' : 'Recusar',
    onSelect: () => ask(decision),
    disabled: decision.reason !== null,
    disabledReason: decision.reason ?? undefined,
  });
  const refusal = offered.find((decision) => !isApproval(decision));
  const other = approvals.find((decision) => decision !== main);
  return {
    decisions: {
      ...(main && { approve: draw(main) }),
      ...(refusal && { refuse: draw(refusal) }),
    },
    other: other && draw(other),
  };
}
