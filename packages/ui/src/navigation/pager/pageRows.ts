import type { TableMessages } from '../../locale/tableTexts.ts';

/** Position of a list in its pages. */
export interface Paging {
  /** From 1. */
  page: number;
  /** Rows a page. */
  pageSize: number;
  /** Rows of all pages, where known. */
  total?: number | undefined;
  /** Whether there are more rows than `total`, which were not counted. @default false */
  hasUncounted?: boolean | undefined;
}

export function pageCount({ pageSize, total, hasUncounted }: Paging): number | undefined {
  return total === undefined || hasUncounted ? undefined : Math.max(1, Math.ceil(total / pageSize));
}

/** First and last row of the page, from 1; `count` is the number of rows on it, for a total that is not known. */
export function pageRows(
  { page, pageSize, total, hasUncounted }: Paging,
  count = pageSize,
): { from: number; to: number } {
  const before = (page - 1) * pageSize;
  const to = total === undefined || hasUncounted ? before + count : Math.min(page * pageSize, total);
  return { from: Math.min(before + 1, to), to };
}

/** The rows of a page in words, as "1–20 de 25". */
export function rangeText(messages: Pick<TableMessages, 'rowsOf'>, page: Paging, count?: number): string {
  const { from, to } = pageRows(page, count);
  return messages.rowsOf(from, to, page.total, page.hasUncounted);
}
