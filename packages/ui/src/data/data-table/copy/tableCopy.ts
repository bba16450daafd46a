import { harmlessText } from '../../../internal/csv/csv.ts';
import type { ValueMessages } from '../../../locale/messages.ts';
import { dataText, isDataColumn } from '../cells/dataText.ts';
import type { DrawnColumn } from '../columns/column.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign);

/** A tab or a line break would begin another cell; money has a space that no spreadsheet reads. */
const oneLine = (text: string) => text.replaceAll(/[\t\r\n\u00a0]+/g, ' ');

const isNumeric = <Row>({ format }: DrawnColumn<Row>) =>
  format === 'currency' || format === 'percent' || format === 'number';

/** Text of a cell that a spreadsheet does not evaluate: a minus sign starts no formula. */
export function cellCopy<Row>(column: DrawnColumn<Row>, row: Row, messages: ValueMessages): string {
  const text = oneLine(dataText(column, row, messages));
  return isNumeric(column) ? text : harmlessText(text);
}

/**
 * Rows under their headings as the clipboard holds them, by type: with tabs for what takes plain text, as a table for
 * spreadsheets and letters. Values stand as they are shown; text stays text there, so that an EAN keeps its digits.
 */
export function tableCopy<Row>(
  columns: readonly DrawnColumn<Row>[],
  rows: readonly Row[],
  messages: ValueMessages,
): Record<'text/plain' | 'text/html', string> {
  const copied = columns.filter(isDataColumn);
  const headings = copied.map(({ header }) => harmlessText(oneLine(header)));
  const cells = rows.map((row) => copied.map((column) => cellCopy(column, row, messages)));
  const openings = copied.map((column) =>
    isNumeric(column) ? '<td align="right">' : '<td style="mso-number-format:\'\\@\'">',
  );
  const htmlRows = cells.map(
    (texts) => `<tr>${texts.map((text, place) => `${openings[place]}${escaped(text)}</td>`).join('')}</tr>`,
  );
  const head = headings.map((heading) => `<th>${escaped(heading)}</th>`).join('');
  return {
    'text/plain': [headings, ...cells].map((texts) => texts.join('\t')).join('\r\n'),
    'text/html': `<meta charset="utf-8"><table><thead><tr>${head}</tr></thead><tbody>${htmlRows.join('')}</tbody></table>`,
  };
}
