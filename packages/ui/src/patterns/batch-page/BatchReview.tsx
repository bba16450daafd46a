import type { ReactNode } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { SummaryCard } from '../../data/summary-card/SummaryCard.tsx';
import { StickyBar } from '../../layout/sticky-bar/StickyBar.tsx';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { valueTexts } from '../../locale/valueTexts.ts';
import { BatchList } from './BatchList.tsx';
import { batchPageTexts } from './BatchPage.texts.ts';
import type { BatchAct } from './BatchPage.types.ts';
import { amountText, type BatchItem, batchLines, linesIn, totalAmount } from './batchOutcomes.ts';

interface BatchReviewProps {
  act: BatchAct;
  items: readonly BatchItem[];
  /** Why the act cannot be done yet, as for missing observations. */
  disabledReason: string | undefined;
  onBack: (() => void) | undefined;
  onRun: ((ids: readonly BatchItem['id'][]) => void) | undefined;
  children: ReactNode;
}

/**
 * Review before a batch action: included and excluded items with reasons, and the total. Renders no element of its
 * own.
 */
export function BatchReview({ act, items, disabledReason, onBack, onRun, children }: BatchReviewProps) {
  const messages = useMessages(batchPageTexts);
  const shared = useMessages(sharedTexts);
  const { formats } = useMessages(valueTexts);
  const lines = batchLines(items);
  const eligible = linesIn(lines, 'waiting');
  const chosen = eligible.map(({ item }) => item);
  const total = amountText(totalAmount(chosen), formats);
  const reason = eligible.length === 0 ? messages.batchNoneEligible : disabledReason;
  const counts = [
    { title: messages.batchEligible, value: eligible.length },
    { title: messages.batchBlocked, value: lines.length - eligible.length },
  ];
  return (
    <>
      <SummaryCard
        variant="counts"
        items={total === undefined ? counts : [...counts, { title: messages.batchTotal, value: total }]}
      />
      {children}
      <BatchList title={messages.batchBlocked} lines={linesIn(lines, 'blocked')} />
      <BatchList title={messages.batchEligible} lines={eligible} />
      <StickyBar
        status={reason ?? messages.batchReviewSummary(eligible.length, lines.length - eligible.length)}
      >
        <Button onClick={onBack}>{shared.back}</Button>
        <Button
          variant="primary"
          tone={act.tone}
          disabled={reason !== undefined}
          disabledReason={reason}
          onClick={() => onRun?.(chosen.map(({ id }) => id))}
        >
          {messages.batchRun(act.label, eligible.length)}
        </Button>
      </StickyBar>
    </>
  );
}
