import { Button } from '../../actions/button/Button.tsx';
import { StickyBar } from '../../layout/sticky-bar/StickyBar.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import { valueTexts } from '../../locale/valueTexts.ts';
import { batchPageTexts } from './BatchPage.texts.ts';
import type { BatchAct } from './BatchPage.types.ts';
import { amountText, type BatchItem, totalAmount } from './batchOutcomes.ts';

interface BatchChoiceProps {
  acts: readonly BatchAct[];
  items: readonly BatchItem[];
  onReview: ((act: string) => void) | undefined;
}

/** The selection and its actions. Renders a `<div role="group">`. */
export function BatchChoice({ acts, items, onReview }: BatchChoiceProps) {
  const messages = useMessages(batchPageTexts);
  const { formats } = useMessages(valueTexts);
  return (
    <StickyBar
      aria-label={messages.actions}
      status={messages.batchSelected(items.length, amountText(totalAmount(items), formats))}
    >
      {acts.map(({ id, label, tone = 'neutral', disabledReason }, index) => {
        const reason = disabledReason ?? (items.length === 0 ? messages.batchNoneSelected : undefined);
        return (
          <Button
            key={id}
            data-act={id}
            variant={index === acts.length - 1 ? 'primary' : 'secondary'}
            tone={tone}
            disabled={reason !== undefined}
            disabledReason={reason}
            onClick={() => onReview?.(id)}
          >
            {label}
          </Button>
        );
      })}
    </StickyBar>
  );
}
