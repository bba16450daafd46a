import {
  type CheckedRow,
  PASTED_FIELDS,
  type PastedField,
  type PastedProblem,
  pastedProductFields,
} from '@portal/domain';

/** A message about a cell with this text, as the gateway gives it. */
export interface CellRefusal {
  readonly line: number;
  readonly field: PastedField;
  /** The text of the cell that it is about. */
  readonly text: string;
  readonly message: string;
}

/** A cell that is wrong. */
export interface WrongCell extends PastedProblem {
  readonly line: number;
  readonly field: PastedField;
}

/** Identifies a cell on the page. */
export const cellName = (line: number, field: PastedField) => `colado-${line}-${field}`;

/** What a cell is called. */
export const cellLabel = (line: number, field: PastedField) =>
  `${pastedProductFields[field].label}, linha ${line}`;

/** How many cells are wrong. */
export const wrongText = (count: number) =>
  count === 1 ? '1 célula para corrigir' : `${count} células para corrigir`;

/** Rows with what the gateway says of their cells; what the rules say of a cell comes first. */
export function withRefusals(rows: readonly CheckedRow[], refusals: readonly CellRefusal[]): CheckedRow[] {
  if (refusals.length === 0) return [...rows];
  const byLine = Map.groupBy(refusals, ({ line }) => line);
  return rows.map((row) => {
    const found = (byLine.get(row.line) ?? []).filter(({ field, text }) => row.texts[field] === text);
    if (found.length === 0) return row;
    const refused = Object.fromEntries(found.map(({ field, message }) => [field, { message }]));
    return { ...row, product: null, problems: { ...refused, ...row.problems } };
  });
}

/** The wrong cells in the order of the rows. */
export function wrongCells(rows: readonly CheckedRow[]): WrongCell[] {
  return rows.flatMap(({ line, problems }) =>
    PASTED_FIELDS.flatMap((field) => {
      const problem = problems[field];
      return problem ? [{ line, field, ...problem }] : [];
    }),
  );
}

const PLACE = /^produtos\[(\d+)\]\.(\w+)$/;

/** The messages of a refused call at the cells of the rows that it sent. */
export function refusalsOf(
  fields: Readonly<Record<string, readonly string[]>>,
  sent: readonly CheckedRow[],
): CellRefusal[] {
  return Object.entries(fields).flatMap(([path, [message]]) => {
    const [, place, name] = PLACE.exec(path) ?? [];
    const row = sent[Number(place)];
    const field = PASTED_FIELDS.find((one) => one === name);
    if (row === undefined || field === undefined || message === undefined) return [];
    return [{ line: row.line, field, text: row.texts[field], message }];
  });
}
