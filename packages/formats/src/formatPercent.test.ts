import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPercent, percentText } from './formatPercent.ts';

describe('formatPercent', () => {
  it.each([
    [12.5, '12,50'],
    ['12.5', '12,50'],
    [0, '0,00'],
    [-0, '0,00'],
    [-0.001, '0,00'],
    [-3.2, '-3,20'],
    [100, '100,00'],
    [1234.5, '1.234,50'],
    [0.125, '0,13'],
  ])(
    'writes %o with two decimals and a comma, without the sign: %s (WID-044, SUP-018, API3-033)',
    (value, text) => {
      expect(formatPercent(value)).toBe(text);
      expect(formatPercent(value, 2)).toBe(text);
    },
  );

  it.each([
    [12.5, '12,5000'],
    ['0.0165', '0,0165'],
    [1.65005, '1,6501'],
    [-0.00001, '0,0000'],
  ])('writes the tax %o with four decimals: %s (CON-70, API3-033)', (value, text) => {
    expect(formatPercent(value, 4)).toBe(text);
  });

  it.each([null, undefined, '', '  '])('shows a dash for the empty value %o (WID-045)', (value) => {
    expect(formatPercent(value, 2)).toBe('-');
    expect(formatPercent(value, 4)).toBe('-');
  });

  it.each([Number.NaN, Number.NEGATIVE_INFINITY, '12,50', '12%', 'x'])(
    'says "Valor inválido" for %o (FND-083)',
    (value) => {
      expect(formatPercent(value)).toBe('Valor inválido');
    },
  );

  it('keeps the decimals it was asked for', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.constantFrom(2 as const, 4 as const),
        (value, decimals) => {
          expect(formatPercent(value, decimals).split(',')[1]).toHaveLength(decimals);
        },
      ),
    );
  });
});

describe('percentText', () => {
  it.each([
    [32.45, 2, '32,45%'],
    [45.5, 4, '45,5000%'],
    [null, 4, '-'],
    [Number.NaN, 2, 'Valor inválido'],
  ] as const)('writes %o with %i decimals and the sign: %s (SOL-025, CON-70)', (value, decimals, text) => {
    expect(percentText(value, decimals)).toBe(text);
  });
});
