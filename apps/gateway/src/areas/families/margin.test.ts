import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateMargin, type MarginValues } from './margin.ts';

const plain: MarginValues = {
  aliquotaIcmsEntrada: 12,
  aliquotaIcmsSaida: 18,
  aliquotaIpi: 0,
  calculoPautaDiferente: false,
  cst: 'TributadaIntegralmente',
  fundoPobreza: 'Nao',
  mva: 0,
  pisConfins: 'AliquotaZero',
  precoSugerido: 200,
  valorNf: 100,
  valorPauta: null,
};
const icms = { cst: 'Icms', mva: 40 } as const;

describe('margin and gross value', () => {
  it.each<[string, Partial<MarginValues>, { margem: number; valorBruto: number }]>([
    // 200 − 100 − (36 − 12) = 76
    ['ordinary ICMS', {}, { margem: 38, valorBruto: 100 }],
    // 76 − (200 − 100) × 9.25 %
    ['PIS/Cofins of the ordinary regime', { pisConfins: 'Tributado' }, { margem: 33.38, valorBruto: 100 }],
    ['no ICMS for exempt goods', { cst: 'Isento' }, { margem: 50, valorBruto: 100 }],
    ['IPI', { cst: 'Isento', aliquotaIpi: 3.25 }, { margem: 48.38, valorBruto: 103.25 }],
    // base 140, 25.20 − 12
    ['substitution tax', icms, { margem: 43.4, valorBruto: 113.2 }],
    // base 140, 28.00 − 12
    ['the poverty fund', { ...icms, fundoPobreza: 'Sim' }, { margem: 42, valorBruto: 116 }],
    // base (100 + 10) × 1.4 = 154, 27.72 − 12
    ['MVA on IPI as well', { ...icms, aliquotaIpi: 10 }, { margem: 37.14, valorBruto: 125.72 }],
    // base 300, 54 − 12
    ['a floor above the base', { ...icms, valorPauta: 300 }, { margem: 29, valorBruto: 142 }],
    ['a floor below the base', { ...icms, valorPauta: 120 }, { margem: 43.4, valorBruto: 113.2 }],
    // base 120, 21.60 − 12
    [
      'the different calculation, with the floor alone',
      { ...icms, valorPauta: 120, calculoPautaDiferente: true },
      { margem: 45.2, valorBruto: 109.6 },
    ],
    [
      'the different calculation without a floor',
      { ...icms, valorPauta: 0, calculoPautaDiferente: true },
      { margem: 43.4, valorBruto: 113.2 },
    ],
    ['no substitution tax below 0', { ...icms, aliquotaIcmsSaida: 0 }, { margem: 50, valorBruto: 100 }],
    [
      'a floor without effect outside ICMS',
      { cst: 'Isento', valorPauta: 900 },
      { margem: 50, valorBruto: 100 },
    ],
    ['a price below the cost', { cst: 'Isento', precoSugerido: 80 }, { margem: -25, valorBruto: 100 }],
    [
      'half a cent away from 0',
      { cst: 'Isento', valorNf: 0.5, aliquotaIpi: 1, precoSugerido: 1 },
      { margem: 49, valorBruto: 0.51 },
    ],
    [
      'four decimals of a rate',
      { cst: 'Isento', valorNf: 10_000, aliquotaIpi: 0.0001, precoSugerido: 20_000 },
      { margem: 50, valorBruto: 10_000.01 },
    ],
    [
      'a margin that is lower than any sense',
      { cst: 'Isento', valorNf: 900_000_000_000, precoSugerido: 0.1 },
      { margem: -9_999_999.99, valorBruto: 900_000_000_000 },
    ],
  ])('count %s', (_, values, expected) => {
    expect(calculateMargin({ ...plain, ...values })).toEqual(expected);
  });

  it('are none above what a family can hold', () => {
    expect(calculateMargin({ ...plain, valorNf: 999_999_999_999.99, aliquotaIpi: 1 })).toBeNull();
  });

  it('always have two decimals, and a gross value that is at least the invoice value', () => {
    const percent = (max: number) => fc.integer({ min: 0, max: max * 10_000 }).map((value) => value / 10_000);
    const money = fc.integer({ min: 10, max: 10_000_000_00 }).map((value) => value / 100);
    fc.assert(
      fc.property(
        fc.record({
          aliquotaIcmsEntrada: percent(100),
          aliquotaIcmsSaida: percent(100),
          aliquotaIpi: percent(100),
          calculoPautaDiferente: fc.boolean(),
          cst: fc.constantFrom('TributadaIntegralmente', 'Isento', 'Icms'),
          fundoPobreza: fc.constantFrom('Sim', 'Nao'),
          mva: percent(999),
          pisConfins: fc.constantFrom('Tributado', 'AliquotaZero'),
          precoSugerido: money,
          valorNf: money,
          valorPauta: fc.option(money),
        }),
        (values) => {
          const margin = calculateMargin(values);
          expect(margin).not.toBeNull();
          for (const value of [margin?.margem ?? 0, margin?.valorBruto ?? 0]) {
            expect(Number(value.toFixed(2))).toBe(value);
          }
          expect(margin?.valorBruto).toBeGreaterThanOrEqual(values.valorNf);
        },
      ),
    );
  });
});
