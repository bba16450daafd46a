import { ChevronDown } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useTableMessages } from '../../../locale/useTableMessages.ts';
import type { Column, Sort } from '../columns/column.ts';

interface CardSortProps<Row> {
  columns: readonly Pick<Column<Row>, 'id' | 'header' | 'sortable'>[];
  sort: Sort | null;
  onSortChange: (sort: Sort | null) => void;
}

const directions = ['ascending', 'descending'] as const;

/** The order of cards, which have no headers to press: one control over their head. Renders a `<label>` with a `<select>`. */
export function CardSort<Row>({ columns, sort, onSortChange }: CardSortProps<Row>) {
  const messages = useTableMessages();
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
  return (
    <label data-part="sort">
      <span>{messages.sortBy}</span>
      <select value={orders.findIndex(isInForce)} onChange={change}>
        <option value={-1}>{messages.usualOrder}</option>
        {orders.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden />
    </label>
  );
}
