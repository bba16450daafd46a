import { cardPart } from './cardLayout.ts';
import { cellAttributes, type DrawnColumn } from './column.ts';

/** What the cells of a column share below the head: also the label and the place they have where rows are cards. */
export function bodyCellAttributes<Row>(
  column: DrawnColumn<Row>,
  index: number,
  naming: DrawnColumn<Row> | undefined,
) {
  return {
    ...cellAttributes(column, index),
    'data-label': column.header,
    'data-card': cardPart(column, naming),
  };
}
