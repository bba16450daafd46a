import type { Column } from './column.ts';

/** Which columns a person has hidden, and how wide others were made, by column id. */
export interface ColumnChoice {
  hidden: readonly string[];
  /** In pixels. */
  widths: Readonly<Record<string, number>>;
}

/** Every column as the table has it. */
export const noColumnChoice: ColumnChoice = { hidden: [], widths: {} };

/** Least and greatest width a column can be given, in pixels. */
export const leastWidthPx = 48;
export const greatestWidthPx = 1600;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A width as it may be kept: a whole number of pixels within bounds. */
export const fittingWidth = (px: number) => Math.round(Math.max(leastWidthPx, Math.min(greatestWidthPx, px)));

/** Parses a stored choice; anything invalid is ignored. */
export function readColumnChoice(text: string | null): ColumnChoice {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value)) return noColumnChoice;
    const hidden = Array.isArray(value.hidden) ? value.hidden.filter((id) => typeof id === 'string') : [];
    const widths = Object.entries(isRecord(value.widths) ? value.widths : {}).flatMap(([id, px]) =>
      typeof px === 'number' && Number.isFinite(px) ? [[id, fittingWidth(px)] as const] : [],
    );
    return { hidden, widths: Object.fromEntries(widths) };
  } catch {
    return noColumnChoice;
  }
}

/** The columns shown, as wide as they were made; the first of a table whose columns were all hidden. */
export function chosenColumns<Row>(
  columns: readonly Column<Row>[],
  { hidden, widths }: ColumnChoice,
): readonly Column<Row>[] {
  const shown = columns.filter(({ id }) => !hidden.includes(id));
  return (shown.length > 0 ? shown : columns.slice(0, 1)).map((column) => {
    const width = widths[column.id];
    return width === undefined ? column : { ...column, width: fittingWidth(width), grow: false };
  });
}
