import { formatBrl } from '@portal/formats';
import { memo, type ReactNode } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { useTableMessages } from '../../locale/useTableMessages.ts';
import type { ChosenRows } from './useChosenRows.ts';

interface SelectionBarProps<Row> {
  count: number;
  chosen: ChosenRows<Row>;
  sum: ((row: Row) => number) | undefined;
  isOnlyChosen: boolean;
  onOnlyChosenChange: (only: boolean) => void;
  onClear: () => void;
  actions: ReactNode;
}

/** Sum in reais, free of the dust binary fractions leave. */
const sumOf = (amounts: readonly number[]) =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;

interface BarButtonsProps
  extends Pick<SelectionBarProps<never>, 'isOnlyChosen' | 'onOnlyChosenChange' | 'onClear'> {
  /** Why there is nothing to show alone. */
  cannotShow: string | undefined;
  /** Why there is nothing to clear. */
  cannotClear: string | undefined;
}

/** Drawn again only where one of them comes or goes, and not for each row chosen. */
const BarButtons = memo(function BarButtons(props: BarButtonsProps) {
  const { isOnlyChosen, onOnlyChosenChange, onClear, cannotShow, cannotClear } = props;
  const messages = useTableMessages();
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-pressed={isOnlyChosen}
        disabled={cannotShow !== undefined}
        disabledReason={cannotShow}
        onClick={() => onOnlyChosenChange(!isOnlyChosen)}
      >
        {messages.showOnlySelected}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        disabled={cannotClear !== undefined}
        disabledReason={cannotClear}
        onClick={onClear}
      >
        {messages.clearSelection}
      </Button>
    </>
  );
});

/** How many rows are chosen and what can be done with them; it keeps its place where there are none. Renders a `<div>`. */
export function SelectionBar<Row>({ count, chosen, sum, actions, ...acts }: SelectionBarProps<Row>) {
  const messages = useTableMessages();
  const none = count === 0 ? messages.nothingSelected : undefined;
  const total = sum && count > 0 && chosen.isKnown ? sumOf(chosen.list().map(sum)) : undefined;
  const cannotShow = none ?? (chosen.isKnown ? undefined : messages.everythingSelected);
  return (
    <div data-part="bar">
      <p role="status">
        <strong>{messages.chosenCount(count)}</strong>
        {total !== undefined && <span>{messages.selectionSum(formatBrl(total))}</span>}
      </p>
      <BarButtons {...acts} cannotShow={acts.isOnlyChosen ? undefined : cannotShow} cannotClear={none} />
      {actions && <div data-part="acts">{actions}</div>}
    </div>
  );
}
