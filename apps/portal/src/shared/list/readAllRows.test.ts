import { describe, expect, it, vi } from 'vitest';
import { readAllRows } from './readAllRows.ts';

const pages = (total: number) =>
  vi.fn(async (page: number) => ({
    rows: Array.from(
      { length: Math.max(0, Math.min(100, total - (page - 1) * 100)) },
      (_, row) => (page - 1) * 100 + row,
    ),
    total,
  }));

const itself = (row: number) => row;

describe('readAllRows', () => {
  it.each([
    [0, 1],
    [1, 1],
    [100, 1],
    [101, 2],
    [250, 3],
  ])('reads %i rows in %i calls', async (total, calls) => {
    const readPage = pages(total);
    expect(await readAllRows(readPage, itself)).toHaveLength(total);
    expect(readPage).toHaveBeenCalledTimes(calls);
  });

  it('reads on where a search was not counted to its end', async () => {
    const readPage = vi.fn(async (page: number) => ({
      rows: Array.from({ length: page < 3 ? 100 : 40 }, (_, row) => page * 100 + row),
      total: page < 3 ? 100 : 240,
      hasMore: page < 3,
    }));
    expect(await readAllRows(readPage, itself)).toHaveLength(240);
  });

  it('stops where there are enough', async () => {
    const readPage = pages(1_000);
    expect(await readAllRows(readPage, itself, 200)).toHaveLength(200);
    expect(readPage).toHaveBeenCalledTimes(2);
  });

  it('gives a row once that comes again on the next page, as where one was added before it', async () => {
    const rowsOf = [[1, 2, 3], [3, 4], []];
    const readPage = vi.fn(async (page: number) => ({
      rows: rowsOf[page - 1] ?? [],
      total: page === 1 ? 4 : 5,
    }));
    expect(await readAllRows(readPage, itself)).toEqual([1, 2, 3, 4]);
    expect(readPage).toHaveBeenCalledTimes(2);
  });

  it('ends when rows are removed while it reads', async () => {
    const readPage = pages(100);
    readPage.mockImplementation(async (page) => ({
      rows: page === 1 ? [1, 2] : [],
      total: 5,
    }));
    expect(await readAllRows(readPage, itself)).toEqual([1, 2]);
  });
});
