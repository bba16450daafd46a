import type { ValueMessages } from '../../../locale/messages.ts';
import { type DrawnColumn, isTextColumn } from '../columns/column.ts';
import { cellText } from './cellText.ts';

/**
 * Whether the cells of a column have a text: pictures, actions and checkboxes do not, nor does free content without
 * one.
 */
export const isDataColumn = <Row>(column: DrawnColumn<Row>): boolean =>
  isTextColumn(column) ||
  ['status', 'chips', 'validations'].includes(column.format) ||
  (column.format === 'custom' && column.text !== undefined);

/** Full text of a cell for copying and CSV; empty when it has none. */
export function dataText<Row>(column: DrawnColumn<Row>, row: Row, messages: ValueMessages): string {
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
    case 'text':
      return column.text?.(row) ?? cellText(column, row, messages);
    default:
      return isTextColumn(column) ? cellText(column, row, messages) : '';
  }
}
