import type { Messages } from '../../../locale/messages.ts';
import { type DrawnColumn, isTextColumn } from '../columns/column.ts';
import { cellText } from './cellText.ts';

/** Whether the cells of a column say something in words: pictures, acts and boxes do not, nor free content without a text. */
export const isDataColumn = <Row>(column: DrawnColumn<Row>): boolean =>
  isTextColumn(column) ||
  ['status', 'chips', 'validations'].includes(column.format) ||
  (column.format === 'custom' && column.text !== undefined);

/** What a cell says where it leaves the table, before any cut; empty where it says nothing in words. */
export function dataText<Row>(
  column: DrawnColumn<Row>,
  row: Row,
  messages: Pick<Messages, 'invalidValue'>,
): string {
  switch (column.format) {
    case 'status':
      return column.value(row)?.label ?? '';
    case 'chips':
      return column.value(row).join(', ');
    case 'validations':
      return column
        .value(row)
        .map(({ name, label }) => `${name}: ${label}`)
        .join(', ');
    case 'custom':
      return column.text?.(row) ?? '';
    default:
      return isTextColumn(column) ? cellText(column, row, messages) : '';
  }
}
