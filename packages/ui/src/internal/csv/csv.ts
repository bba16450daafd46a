import { formatPlainNumber } from '@portal/formats';

/**
 * A column of a CSV file. `text` is what people wrote; `code` is a row of digits or letters that is no quantity (EAN,
 * CNPJ, NCM), which a spreadsheet would otherwise round or strip of its zeros; `number` is to be computed with.
 */
export type CsvColumn<Row> =
  | { header: string; kind?: 'text' | undefined; value: (row: Row) => string | null | undefined }
  | { header: string; kind: 'code'; value: (row: Row) => string | null | undefined }
  | {
      header: string;
      kind: 'number';
      /** A word between the numbers stays text. */
      value: (row: Row) => number | string | null | undefined;
      /** Fixed number of decimals, as in money. @default as many as the number has */
      decimals?: number | undefined;
    };

/** Excel takes a file for UTF-8 only by this mark. */
export const byteOrderMark = '\uFEFF';

/** Type of the Blob that holds a CSV file. */
export const csvType = 'text/csv;charset=utf-8';

/** The first character that counts makes a formula, also in its full width and after blanks. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const mustBeQuoted = /[;"\r\n\t]|^\s|\s$/;
const safeCode = /^[0-9A-Za-z./-]+$/;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** The text, with an apostrophe in front where a spreadsheet would take it for a formula. */
export const harmlessText = (text: string) => (formula.test(text) ? `'${text}` : text);

const textCell = (text: string) => {
  const harmless = harmlessText(text);
  return mustBeQuoted.test(harmless) ? quoted(harmless) : harmless;
};

/** A formula that gives a text is the one spelling whose digits Excel neither rounds nor takes for a date. */
const codeCell = (code: string) => (safeCode.test(code) ? quoted(`="${code}"`) : textCell(code));

function numberCell(value: number, decimals: number | undefined): string {
  return Number.isFinite(value) ? formatPlainNumber(value, decimals ?? 20, decimals) : '';
}

function cell<Row>(column: CsvColumn<Row>, row: Row): string {
  if (column.kind === 'number') {
    const value = column.value(row) ?? '';
    return typeof value === 'number' ? numberCell(value, column.decimals) : textCell(value);
  }
  const text = column.value(row) ?? '';
  return column.kind === 'code' ? codeCell(text) : textCell(text);
}

/**
 * Writes rows as the CSV that a Brazilian Excel opens by a double click: `;` between cells, decimal comma, CRLF, a byte
 * order mark. What would be a formula gets an apostrophe in front and stays text; codes are written as `="789…"`.
 */
export function csvText<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ header }) => textCell(header)),
    ...rows.map((row) => columns.map((column) => cell(column, row))),
  ];
  return byteOrderMark + lines.map((cells) => `${cells.join(';')}\r\n`).join('');
}
