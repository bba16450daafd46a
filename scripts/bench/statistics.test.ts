import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { median, medianOf, quantile } from './statistics.ts';

const someNumbers = fc.array(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { minLength: 1 });

describe('median', () => {
  it.each([
    [[], undefined],
    [[4], 4],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
    [[10, 9, 100], 10],
  ])('of %j is %s', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('leaves the values as they were', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it('has as many values on one side as on the other', () => {
    fc.assert(
      fc.property(someNumbers, (values) => {
        const middle = median(values) ?? Number.NaN;
        const below = values.filter((value) => value <= middle).length;
        const above = values.filter((value) => value >= middle).length;
        expect(Math.min(below, above)).toBeGreaterThanOrEqual(Math.floor(values.length / 2));
      }),
    );
  });
});

describe('quantile', () => {
  it.each([
    [[], 0.95, undefined],
    [[7], 0.95, 7],
    [[1, 2, 3, 4], 0.5, 3],
    [[4, 3, 2, 1], 0, 1],
    [[1, 2, 3, 4], 1, 4],
    [Array.from({ length: 20 }, (_, index) => index), 0.95, 19],
  ])('of %j at %s is %s', (values, share, expected) => {
    expect(quantile(values, share)).toBe(expected);
  });

  it('is one of the values', () => {
    fc.assert(
      fc.property(someNumbers, fc.double({ noNaN: true, min: 0, max: 1 }), (values, share) => {
        expect(values).toContain(quantile(values, share));
      }),
    );
  });
});

describe('medianOf', () => {
  it('leaves out what was not measured', () => {
    const rows = [{ ms: 3 }, { ms: undefined }, { ms: 1 }, { ms: 2 }];
    expect(medianOf(rows, ({ ms }) => ms)).toBe(2);
    expect(medianOf([], () => 1)).toBeUndefined();
  });
});
