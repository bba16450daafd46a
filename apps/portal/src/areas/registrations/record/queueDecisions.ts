import { DECISION_LABELS } from '@portal/domain';
import type { QueueDecision } from '@portal/ui';
import { type DecisionAction, keyApproval } from './decisions.ts';
import type { Decision } from './useDecision.ts';

/** The decisions of a registration in a queue: buttons of its bar and the keys A, R and P. */
export function queueDecisions({ buttons, closed, ask }: Decision) {
  if (!buttons) return { decisions: {}, otherApproval: undefined, status: undefined };
  const draw = (action: DecisionAction): QueueDecision | undefined => {
    const { shown, enabled, reason } = buttons[action];
    if (!shown) return undefined;
    const select = () => ask(action);
    return {
      label: DECISION_LABELS[action],
      onSelect: select,
      disabled: !enabled,
      disabledReason: reason ?? undefined,
    };
  };
  const approval = keyApproval(buttons);
  const approve = approval && draw(approval);
  const refuse = draw('refuse');
  const pendency = draw('pend');
  const both = [draw('approveCommercial'), draw('approveAccounting')];
  return {
    decisions: {
      ...(approve && { approve }),
      ...(refuse && { refuse }),
      ...(pendency && { pendency }),
    },
    /** For users of both areas, the approval without a key. */
    otherApproval: both.find((other) => other !== undefined && other.label !== approve?.label),
    /** Why decisions are closed. */
    status: closed,
  };
}
