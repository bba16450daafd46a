/** Position of a list in its pages. */
export interface PageState {
  /** From 1. */
  number: number;
  /** Rows a page. */
  size: number;
  /** Rows of all pages, where known. */
  total?: number | undefined;
}

export function pageCount({ size, total }: PageState): number | undefined {
  return total === undefined ? undefined : Math.max(1, Math.ceil(total / size));
}

/** First and last row of the page, from 1; `count` is the number of rows on it, for an unknown total. */
export function pageRows({ number, size, total }: PageState, count = size): { from: number; to: number } {
  const before = (number - 1) * size;
  const to = total === undefined ? before + count : Math.min(number * size, total);
  return { from: Math.min(before + 1, to), to };
}
