import type { ReactNode } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { StickyBar } from '../../layout/sticky-bar/StickyBar.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import { queuePageTexts } from './QueuePage.texts.ts';
import type { QueueDecision, QueueDecisionKind } from './QueuePage.types.ts';
import { queueKeys } from './queueActForKey.ts';
import { WithKey } from './WithKey.tsx';

/** The main one last. */
const order: readonly QueueDecisionKind[] = ['refuse', 'pendency', 'approve'];

interface QueueDecisionsProps {
  decisions: Partial<Record<QueueDecisionKind, QueueDecision>>;
  /** Whether the keys are on. */
  keys: boolean;
  /** Why none of them can be taken now. */
  blockedReason: string | undefined;
  status: ReactNode;
  children: ReactNode;
}

/** What can be decided about the item, and why not. Renders a `<div role="group">`. */
export function QueueDecisions({ decisions, keys, blockedReason, status, children }: QueueDecisionsProps) {
  const messages = useMessages(queuePageTexts);
  const labels = { refuse: messages.refuse, pendency: messages.setPendency, approve: messages.approve };
  return (
    <StickyBar aria-label={messages.decision} status={status}>
      {children}
      {order.map((kind) => {
        const decision = decisions[kind];
        if (!decision) return null;
        const shortcut = keys ? queueKeys[kind] : undefined;
        return (
          <Button
            key={kind}
            variant={kind === 'approve' ? 'primary' : 'secondary'}
            tone={kind === 'refuse' ? 'danger' : 'neutral'}
            aria-keyshortcuts={shortcut}
            loading={decision.loading}
            disabled={decision.disabled || blockedReason !== undefined}
            disabledReason={decision.disabled ? decision.disabledReason : blockedReason}
            onClick={decision.onSelect}
          >
            <WithKey shortcut={shortcut}>{decision.label ?? labels[kind]}</WithKey>
          </Button>
        );
      })}
    </StickyBar>
  );
}
