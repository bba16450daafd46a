import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatNumber, formatPlainNumber } from './formatNumber.ts';

it.each([
  [0, '0'],
  [-0, '0'],
  [1234567, '1.234.567'],
  [0.125, '0,125'],
  [-1234.5, '-1.234,5'],
  [1.00004, '1'],
])('writes %d as %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

it('rounds to the decimals that are wanted', () => {
  expect(formatNumber(12.345, 2)).toBe('12,35');
  expect(formatNumber(-0.001, 2)).toBe('0');
  expect(formatNumber(96, 2, 2)).toBe('96,00');
});

it.each([
  [1.005, 2, '1,01'],
  [-999.995, 2, '-1.000'],
  [0.5, 0, '1'],
  [0.05, 0, '0'],
  [1.2345e25, 2, '12.345.000.000.000.000.000.000.000'],
  [99999999999999.98, 4, '99.999.999.999.999,98'],
  [5e-324, 4, '0'],
  [Number.NaN, 2, 'NaN'],
])('writes %d with %d decimals as %s', (value, maxDecimals, text) => {
  expect(formatNumber(value, maxDecimals)).toBe(text);
});

it('writes what the browser writes in Portuguese', () => {
  const numbers = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.double({ min: -1e7, max: 1e7, noNaN: true }),
    fc.tuple(fc.integer({ min: -1e12, max: 1e12 }), fc.nat(6)).map(([whole, places]) => whole / 10 ** places),
  );
  const decimals = fc.tuple(fc.nat(6), fc.nat(6)).map((two) => two.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(numbers, decimals, fc.boolean(), (value, [min = 0, max = 0], useGrouping) => {
      const format = new Intl.NumberFormat('pt-BR', {
        minimumFractionDigits: min,
        maximumFractionDigits: max,
        useGrouping,
        signDisplay: 'negative',
      });
      const write = useGrouping ? formatNumber : formatPlainNumber;
      expect(write(value, max, min)).toBe(format.format(value));
    }),
    { numRuns: 2_000 },
  );
});
