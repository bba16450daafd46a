import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Column, namingColumn } from './column.ts';
import { chosenColumns, leastWidthPx, noColumnChoice, readColumnChoice } from './columnChoice.ts';

const columns: readonly Column<string>[] = ['a', 'b', 'c'].map((id) => ({
  id,
  header: id,
  format: 'text',
  value: (row) => row,
}));

describe('the choice of columns', () => {
  it('is read as it was remembered, within bounds', () => {
    const text = JSON.stringify({
      hidden: ['a', 7],
      order: ['c', 'b', null],
      widths: { b: 200.4, c: 1, d: null },
    });
    expect(readColumnChoice(text)).toEqual({
      hidden: ['a'],
      order: ['c', 'b'],
      widths: { b: 200, c: leastWidthPx },
    });
  });

  it.each([null, '', '{', '[]', '7', '{"hidden":{},"order":{},"widths":[]}'])(
    'is none where %j was remembered',
    (text) => {
      expect(readColumnChoice(text)).toEqual(noColumnChoice);
    },
  );

  it('is understood or ignored, whatever was stored', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(chosenColumns(columns, readColumnChoice(text)).length).toBeGreaterThan(0);
      }),
    );
  });

  it('leaves out hidden columns, widens others, and never leaves a table without one', () => {
    const shown = chosenColumns(columns, { hidden: ['b', 'gone'], order: [], widths: { c: 300 } });
    expect(shown.map(({ id, width }) => [id, width])).toEqual([
      ['a', undefined],
      ['c', 300],
    ]);
    expect(
      chosenColumns(columns, { hidden: ['a', 'b', 'c'], order: [], widths: {} }).map(({ id }) => id),
    ).toEqual(['a']);
  });

  it('is understood as it was remembered before there was an order', () => {
    expect(readColumnChoice('{"hidden":["a"],"widths":{}}')).toEqual({
      hidden: ['a'],
      order: [],
      widths: {},
    });
  });

  it('moves columns, and the same one names the row', () => {
    const shown = chosenColumns(columns, { hidden: ['a'], order: ['a', 'c', 'b'], widths: {} });
    expect(shown.map(({ id }) => id)).toEqual(['c', 'b']);
    expect(namingColumn(shown)?.id).toBe('b');
  });
});
