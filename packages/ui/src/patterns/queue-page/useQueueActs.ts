import { useAnnouncement } from '../../internal/announcement/useAnnouncement.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { queuePageTexts } from './QueuePage.texts.ts';
import type { QueueDecision, QueueDecisionKind } from './QueuePage.types.ts';
import type { QueueAct } from './queueActForKey.ts';
import { useQueueKeys } from './useQueueKeys.ts';

interface QueueActsOptions {
  /** Whether the keys are on, and there is something to act on. */
  keys: boolean;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  decisions: Partial<Record<QueueDecisionKind, QueueDecision>>;
  /** Why no decision can be taken now. */
  blockedReason: string | undefined;
  onHelp: () => void;
}

/** Runs the actions by keyboard, and announces why a key does nothing. */
export function useQueueActs({
  keys,
  onPrevious,
  onNext,
  decisions,
  blockedReason,
  onHelp,
}: QueueActsOptions) {
  const messages = useMessages(queuePageTexts);
  const [refusal, refuse] = useAnnouncement();

  const decide = ({ onSelect, disabled, disabledReason, loading }: QueueDecision) => {
    if (disabled) refuse(disabledReason ?? '');
    else if (blockedReason !== undefined) refuse(blockedReason);
    else if (!loading) onSelect();
  };

  useQueueKeys(keys, (act) => {
    if (act === 'help') onHelp();
    else if (act === 'next') onNext ? onNext() : refuse(messages.queueIsLast);
    else if (act === 'previous') onPrevious ? onPrevious() : refuse(messages.queueIsFirst);
    else if (decisions[act]) decide(decisions[act]);
  });

  const labels = { approve: messages.approve, refuse: messages.refuse, pendency: messages.setPendency };
  const offered = (['approve', 'refuse', 'pendency'] as const).flatMap((kind) => {
    const decision = decisions[kind];
    return decision ? [[kind, decision.label ?? labels[kind]] as const] : [];
  });
  const acts: ReadonlyArray<readonly [act: QueueAct, label: string]> = [
    ['next', messages.queueActs.next],
    ['previous', messages.queueActs.previous],
    ...offered,
    ['help', messages.queueActs.help],
  ];
  return { acts, refusal };
}
