import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexAt, topOf } from './rowTops.ts';

const heights = fc.record({
  rowPx: fc.constantFrom(36, 48),
  details: fc
    .uniqueArray(fc.record({ index: fc.nat(400), px: fc.constantFrom(80, 120, 240) }), {
      maxLength: 12,
      selector: ({ index }) => index,
    })
    .map((list) => list.sort((a, b) => a.index - b.index)),
});

describe('the places of rows', () => {
  it('are as far down as the rows and details above them are high', () => {
    fc.assert(
      fc.property(heights, fc.nat(500), (of, index) => {
        const above = of.details.filter((shown) => shown.index < index);
        const detailsPx = above.reduce((sum, { px }) => sum + px, 0);
        expect(topOf(index, of)).toBe(index * of.rowPx + detailsPx);
      }),
    );
  });

  it('are found again from any point of the row or of its details', () => {
    fc.assert(
      fc.property(
        heights,
        fc.nat(500),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (of, index, share) => {
          const height = of.rowPx + (of.details.find((shown) => shown.index === index)?.px ?? 0);
          expect(indexAt(topOf(index, of) + share * height, of)).toBe(index);
        },
      ),
    );
  });
});
