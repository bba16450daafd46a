import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readUnits, writeBound, writeShortUnits, writeUnits } from './numberText.ts';
import { fromUnits, mostDigits, toUnits } from './units.ts';

describe('values from outside (FRM-22)', () => {
  it.each([
    [0.1, '0,10'],
    [1234.56, '1.234,56'],
    ['1234.56', '1.234,56'],
    ['0.1', '0,10'],
    [0, '0,00'],
    [-0, '0,00'],
    [-1, '-1,00'],
    [-0.001, '0,00'],
    [1.005, '1,01'],
    [1.004999, '1,00'],
    [-1.005, '-1,01'],
    [0.1 + 0.2, '0,30'],
    [1e-7, '0,00'],
    [9_999_999_999_999.99, '9.999.999.999.999,99'],
    [null, ''],
    [undefined, ''],
    ['', ''],
  ])('%j is written %j', (value, text) => {
    const units = toUnits(value, 2);
    expect(units).not.toBeNaN();
    expect(writeUnits(units, 2)).toBe(text);
  });

  it.each([1e21, 1e13, Number.NaN, Number.POSITIVE_INFINITY, 'abc', ' ', '0x10', '1.234,56', {}, [], true])(
    '%j is no number',
    (value) => {
      expect(toUnits(value, 2)).toBeNaN();
      expect(writeUnits(toUnits(value, 2), 2)).toBe('');
    },
  );

  it.each([0, 2, 4])('come back as they were, with %i decimals', (decimals) => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** mostDigits - 1), max: 10 ** mostDigits - 1 }), (units) => {
        const text = writeUnits(units, decimals);
        expect(toUnits(fromUnits(units, decimals), decimals)).toBe(units);
        expect(toUnits(JSON.parse(JSON.stringify(fromUnits(units, decimals))), decimals)).toBe(units);
        expect(readUnits(text, decimals)).toBe(units);
      }),
    );
  });
});

describe('reading what stands in a field', () => {
  it.each([
    ['', null],
    ['-', null],
    [',', null],
    ['1.234,', 123400],
    ['1.234,5', 123450],
    [',5', 50],
    ['-0,00', 0],
    ['x', null],
  ])('%j is %s units', (text, units) => {
    expect(readUnits(text, 2)).toBe(units);
  });
});

describe('a bound in a message', () => {
  it.each([
    [0, '0'],
    [100, '100'],
    [0.1, '0,1'],
    [-1234.5, '-1.234,5'],
  ])('%d is %j', (bound, text) => {
    expect(writeBound(bound)).toBe(text);
  });
});

describe('writeShortUnits', () => {
  it.each([
    [500_000, 4, '50'],
    [45_000, 4, '4,5'],
    [1_000_000_000, 4, '100.000'],
    [1, 4, '0,0001'],
    [0, 4, '0'],
    [50, 0, '50'],
    [null, 4, ''],
  ])('writes %j with at most %i decimals as %j', (units, decimals, text) => {
    expect(writeShortUnits(units, decimals)).toBe(text);
  });
});
