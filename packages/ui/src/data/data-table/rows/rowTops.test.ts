import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexAt, topOf } from './rowTops.ts';

const heights = fc.record({
  rowPx: fc.constantFrom(36, 48),
  detailPx: fc.constantFrom(120, 240),
  expanded: fc.uniqueArray(fc.nat(400), { maxLength: 12 }).map((list) => list.sort((a, b) => a - b)),
});

describe('the places of rows', () => {
  it('are as far down as the rows and details above them are high', () => {
    fc.assert(
      fc.property(heights, fc.nat(500), (of, index) => {
        const details = of.expanded.filter((other) => other < index).length;
        expect(topOf(index, of)).toBe(index * of.rowPx + details * of.detailPx);
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
          const height = of.rowPx + (of.expanded.includes(index) ? of.detailPx : 0);
          expect(indexAt(topOf(index, of) + share * height, of)).toBe(index);
        },
      ),
    );
  });
});
