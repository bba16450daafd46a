import { useMessages } from '../../../locale/useMessages.ts';
import { valueTexts } from '../../../locale/valueTexts.ts';
import type { Column } from '../columns/column.ts';
import { type TableTexts, tableTexts } from './tableTexts.ts';

/** Returns what gives the columns of a table and its cells as text, for a file of any kind. */
export function useTableTexts(): <Row>(columns: readonly Column<Row>[]) => TableTexts<Row> {
  const messages = useMessages(valueTexts);
  return (columns) => tableTexts(columns, messages);
}
