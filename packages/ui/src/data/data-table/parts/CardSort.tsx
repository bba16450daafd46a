import { ChevronDown } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { tableTexts } from '../../../locale/tableTexts.ts';
import { useMessages } from '../../../locale/useMessages.ts';
import type { Column, Sort } from '../columns/column.ts';
import * as S from './CardSort.styles.ts';

export interface CardSortProps<Row> {
  /** All columns of the table. */
  columns: readonly Pick<Column<Row>, 'id' | 'header' | 'sortable'>[];
  /** Those that cards show; what stands in the details of a row is offered after them. */
  shown: readonly { id: string }[];
  sort: Sort | null;
  onSortChange: (sort: Sort | null) => void;
}

const directions = ['ascending', 'descending'] as const;

/** The order of cards, which have no headers to press: one control over their head. Renders a `<label>` with a `<select>`. */
export default function CardSort<Row>({ columns, shown, sort, onSortChange }: CardSortProps<Row>) {
  const messages = useMessages(tableTexts);
  const orders = columns.flatMap(({ id, header, sortable }) =>
    sortable || id === sort?.column
      ? directions.map((direction) => ({ column: id, direction, label: messages.order(header, direction) }))
      : [],
  );
  const isInForce = ({ column, direction }: Sort) => column === sort?.column && direction === sort.direction;
  const change = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const order = orders[Number(target.value)];
    onSortChange(order ? { column: order.column, direction: order.direction } : null);
  };
  const inSight = new Set(shown.map(({ id }) => id));
  const options = (areShown: boolean) =>
    orders.map(
      ({ column, label }, index) =>
        inSight.has(column) === areShown && (
          <option key={label} value={index}>
            {label}
          </option>
        ),
    );
  return (
    <S.Root>
      <span>{messages.sortBy}</span>
      <select value={orders.findIndex(isInForce)} onChange={change}>
        <option value={-1}>{messages.usualOrder}</option>
        {options(true)}
        {orders.some(({ column }) => !inSight.has(column)) && (
          <optgroup label={messages.details}>{options(false)}</optgroup>
        )}
      </select>
      <ChevronDown aria-hidden />
    </S.Root>
  );
}
