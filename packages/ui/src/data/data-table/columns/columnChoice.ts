import { type Column, namingColumn } from './column.ts';
import { orderedColumns } from './columnOrder.ts';

/** Which columns a person has hidden, in which order they stand, and how wide others were made, by column id. */
export interface ColumnChoice {
  hidden: readonly string[];
  /** None as the table has them. */
  order: readonly string[];
  /** In pixels. */
  widths: Readonly<Record<string, number>>;
}

/** Every column as the table has it. */
export const noColumnChoice: ColumnChoice = { hidden: [], order: [], widths: {} };

/** Least and greatest width a column can be given, in pixels. */
export const leastWidthPx = 48;
export const greatestWidthPx = 1600;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textsIn = (value: unknown) =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** A width as it may be kept: a whole number of pixels within bounds. */
export const fittingWidth = (px: number) => Math.round(Math.max(leastWidthPx, Math.min(greatestWidthPx, px)));

/** Parses a stored choice; anything invalid is ignored. */
export function readColumnChoice(text: string | null): ColumnChoice {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value)) return noColumnChoice;
    const widths = Object.entries(isRecord(value.widths) ? value.widths : {}).flatMap(([id, px]) =>
      typeof px === 'number' && Number.isFinite(px) ? [[id, fittingWidth(px)] as const] : [],
    );
    return {
      hidden: textsIn(value.hidden),
      order: textsIn(value.order),
      widths: Object.fromEntries(widths),
    };
  } catch {
    return noColumnChoice;
  }
}

/**
 * The columns shown in their order, as wide as they were made; the first of a table whose columns were all hidden. Whichever
 * comes first then, the same one names the row.
 */
export function chosenColumns<Row>(
  columns: readonly Column<Row>[],
  { hidden, order, widths }: ColumnChoice,
): readonly Column<Row>[] {
  const isShown = ({ id }: Column<Row>) => !hidden.includes(id);
  const shown = orderedColumns(columns, order).filter(isShown);
  const naming = namingColumn(columns.filter(isShown))?.id;
  return (shown.length > 0 ? shown : columns.slice(0, 1)).map((column) => {
    const width = widths[column.id];
    return {
      ...column,
      ...(width !== undefined && { width, grow: false }),
      ...(column.id === naming && column.format === 'text' && { names: true }),
    };
  });
}
