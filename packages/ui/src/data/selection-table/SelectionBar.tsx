import type { ReactNode } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { useMessages } from '../../locale/MessagesContext.ts';
import * as S from './SelectionTable.styles.ts';
import type { ChosenRows } from './useChosenRows.ts';

const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

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

/** How many rows are chosen and what can be done with them; it keeps its place where there are none. Renders a `<div>`. */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  const { count, chosen, sum, isOnlyChosen, onOnlyChosenChange, onClear, actions } = props;
  const messages = useMessages();
  const none = count === 0 ? messages.nothingSelected : undefined;
  const total = sum && count > 0 && chosen.isKnown ? sumOf(chosen.list().map(sum)) : undefined;
  const cannotShow = none ?? (chosen.isKnown ? undefined : messages.everythingSelected);
  return (
    <S.Bar>
      <S.Count role="status">
        <strong>{messages.chosenCount(count)}</strong>
        {total !== undefined && <span>{messages.selectionSum(brl.format(total))}</span>}
      </S.Count>
      <Button
        size="sm"
        variant="ghost"
        aria-pressed={isOnlyChosen}
        disabled={!isOnlyChosen && cannotShow !== undefined}
        disabledReason={isOnlyChosen ? undefined : cannotShow}
        onClick={() => onOnlyChosenChange(!isOnlyChosen)}
      >
        {messages.showOnlySelected}
      </Button>
      <Button size="sm" variant="ghost" disabled={none !== undefined} disabledReason={none} onClick={onClear}>
        {messages.clearSelection}
      </Button>
      {actions && <S.Acts>{actions}</S.Acts>}
    </S.Bar>
  );
}
