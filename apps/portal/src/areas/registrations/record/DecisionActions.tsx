import { DECISION_LABELS } from '@portal/domain';
import { Button } from '@portal/ui';
import { mainDecision, shownDecisions } from './decisions.ts';
import type { Decision } from './useDecision.ts';

/** The decision buttons of a record; a disabled one shows its reason (DEC-001 to DEC-017, SUP-064, table D). */
export function DecisionActions({ decision: { buttons, ask } }: { decision: Decision }) {
  if (!buttons) return null;
  const main = mainDecision(buttons);
  return shownDecisions(buttons).map(([action, { enabled, reason }]) => (
    <Button
      key={action}
      variant={action === main ? 'primary' : 'secondary'}
      tone={action === 'refuse' ? 'danger' : 'neutral'}
      disabled={!enabled}
      disabledReason={reason ?? undefined}
      onClick={() => ask(action)}
    >
      {DECISION_LABELS[action]}
    </Button>
  ));
}
