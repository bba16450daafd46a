import { describe, expect, it } from 'vitest';
import { pageCount, pageRows } from './pageRows.ts';

describe('pageRows', () => {
  it.each([
    [{ page: 1, pageSize: 30, total: 200 }, undefined, 1, 30],
    [{ page: 7, pageSize: 30, total: 200 }, undefined, 181, 200],
    [{ page: 1, pageSize: 30, total: 3 }, undefined, 1, 3],
    [{ page: 1, pageSize: 30, total: 0 }, undefined, 0, 0],
    [{ page: 3, pageSize: 30 }, 12, 61, 72],
    [{ page: 3, pageSize: 30 }, undefined, 61, 90],
    [{ page: 17, pageSize: 30, total: 500, hasUncounted: true }, 30, 481, 510],
  ])('%o with %s rows', (page, count, from, to) => {
    expect(pageRows(page, count)).toEqual({ from, to });
  });
});

describe('pageCount', () => {
  it.each([
    [200, 7],
    [210, 7],
    [0, 1],
    [undefined, undefined],
  ])('%s rows in pages of 30', (total, pages) => {
    expect(pageCount({ page: 1, pageSize: 30, total })).toBe(pages);
  });

  it('is not known where there are more rows than the total', () => {
    expect(pageCount({ page: 1, pageSize: 30, total: 500, hasUncounted: true })).toBeUndefined();
  });
});
