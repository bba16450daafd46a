import { type CsvColumn, csvText, csvType } from '../../internal/csv/csv.ts';
import type { batchPageTexts } from './BatchPage.texts.ts';
import type { BatchLine } from './batchOutcomes.ts';

/** The outcome of a batch as a file for a spreadsheet; a column without values is left out. */
export function batchCsv(lines: readonly BatchLine[], messages: typeof batchPageTexts): string {
  const { code, name, amount, state, reason, errorCode } = messages.batchColumns;
  const hasCode = lines.some(({ item }) => item.code !== undefined);
  const hasAmount = lines.some(({ item }) => item.amount !== undefined);
  const columns: CsvColumn<BatchLine>[] = [
    { header: name, value: ({ item }) => item.name },
    { header: state, value: (line) => messages.batchStates[line.state] },
    { header: reason, value: (line) => line.reason },
  ];
  if (lines.some((line) => line.errorCode !== undefined))
    columns.push({ header: errorCode, kind: 'code', value: (line) => line.errorCode });
  if (hasAmount)
    columns.splice(1, 0, { header: amount, kind: 'number', decimals: 2, value: ({ item }) => item.amount });
  if (hasCode) columns.unshift({ header: code, kind: 'code', value: ({ item }) => item.code });
  return csvText(columns, lines);
}

/** The same, for the browser's downloads. */
export const batchFile = (lines: readonly BatchLine[], messages: typeof batchPageTexts) =>
  new Blob([batchCsv(lines, messages)], { type: csvType });
