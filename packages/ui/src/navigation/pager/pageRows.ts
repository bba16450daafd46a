import type { TableMessages } from '../../locale/tableTexts.ts';

/** Position of a list in its pages. */
export interface PageState {
  /** From 1. */
  number: number;
  /** Rows a page. */
  size: number;
  /** Rows of all pages, where known. */
  total?: number | undefined;
  /** Whether there are more rows than `total`, which were not counted. @default false */
  hasMore?: boolean | undefined;
}

export function pageCount({ size, total, hasMore }: PageState): number | undefined {
  return total === undefined || hasMore ? undefined : Math.max(1, Math.ceil(total / size));
}

/** First and last row of the page, from 1; `count` is the number of rows on it, for a total that is not known. */
export function pageRows(
  { number, size, total, hasMore }: PageState,
  count = size,
): { from: number; to: number } {
  const before = (number - 1) * size;
  const to = total === undefined || hasMore ? before + count : Math.min(number * size, total);
  return { from: Math.min(before + 1, to), to };
}

/** The rows of a page in words, as "1–20 de 25". */
export function rangeText(messages: Pick<TableMessages, 'rowsOf'>, page: PageState, count?: number): string {
  const { from, to } = pageRows(page, count);
  return messages.rowsOf(from, to, page.total, page.hasMore);
}
