import { ListChecks, X } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { selectionTexts } from '../../locale/selectionTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { valueTexts } from '../../locale/valueTexts.ts';
import type { SelectionSum } from './SelectionTable.types.ts';
import type { ChosenRows } from './useChosenRows.ts';

interface SelectionBarProps<Row> {
  count: number;
  chosen: ChosenRows<Row>;
  sums: readonly SelectionSum<Row>[] | undefined;
  isOnlyChosen: boolean;
  onOnlyChosenChange: (only: boolean) => void;
  onClear: () => void;
  actions: ReactNode;
}

/** Sum in reais, free of the dust binary fractions leave. */
const sumOf = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((cents, amount) => cents + Math.round((amount ?? 0) * 100), 0) / 100;

const none: readonly never[] = [];

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
  const messages = useMessages(selectionTexts);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={<ListChecks aria-hidden="true" />}
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
        icon={<X aria-hidden="true" />}
        disabled={cannotClear !== undefined}
        disabledReason={cannotClear}
        onClick={onClear}
      >
        {messages.clearSelection}
      </Button>
    </>
  );
});

/** How many rows are chosen and what can be done with them; it is as tall with rows and sums as without. Renders a `<div>`. */
export function SelectionBar<Row>({ count, chosen, sums = none, actions, ...acts }: SelectionBarProps<Row>) {
  const messages = useMessages(selectionTexts);
  const { formats } = useMessages(valueTexts);
  const empty = count === 0 ? messages.nothingSelected : undefined;
  const summed = count > 0 && chosen.isKnown && sums.length > 0 ? chosen.list() : undefined;
  const cannotShow = empty ?? (chosen.isKnown ? undefined : messages.everythingSelected);
  return (
    <div data-part="bar">
      <div data-part="line" data-many={sums.length > 1 ? '' : undefined}>
        <p role="status">
          <strong>{messages.chosenCount(count)}</strong>
          {sums.length > 0 && (
            <span>
              {sums.map(({ label, amount }) => (
                <span key={label}>
                  {summed && messages.selectionSum(label, formats.currency(sumOf(summed.map(amount))))}
                </span>
              ))}
            </span>
          )}
        </p>
        <BarButtons {...acts} cannotShow={acts.isOnlyChosen ? undefined : cannotShow} cannotClear={empty} />
        {actions && <div data-part="acts">{actions}</div>}
      </div>
    </div>
  );
}
