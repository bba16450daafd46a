import { expect, it } from 'vitest';
import { formatNumber } from './formatNumber.ts';

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
