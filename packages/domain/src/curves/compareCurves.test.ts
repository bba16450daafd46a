import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CurveRow,
  compareCurves,
  curveTotals,
  isWithinTarget,
  snapToHundred,
  toTwoDecimals,
} from './compareCurves.ts';

const inOrder = ['A1', 'A2', 'A3', 'CURVA A', 'CURVA B', 'CURVA C'];
const row = (curva: string, rest: Partial<CurveRow> = {}): CurveRow => ({ curva, curvaId: curva, ...rest });
const names = (rows: readonly CurveRow[]) => compareCurves(rows).rows.map(({ name }) => name);

describe('the order of the curves (CRV-009)', () => {
  it('is the same whatever order the server sends', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(inOrder, { minLength: 0 }), (sent) => {
        expect(names(sent.map((name) => row(name)))).toEqual(inOrder.filter((name) => sent.includes(name)));
      }),
    );
  });

  it('has unknown curves last and leaves what was sent alone (CHT-09)', () => {
    const sent = [row('CURVA D'), row('CURVA C'), row('A1')];
    expect(names(sent)).toEqual(['A1', 'CURVA C', 'CURVA D']);
    expect(sent.map(({ curva }) => curva)).toEqual(['CURVA D', 'CURVA C', 'A1']);
  });
});

it.each([
  [99.985, 99.985],
  [99.989_999, 99.989_999],
  [99.99, 100],
  [100, 100],
  [100.01, 100],
  [100.010_001, 100.010_001],
  [100.02, 100.02],
  [0, 0],
])('a total of %d is shown as %d (CHT-08, CRV-012)', (total, shown) => {
  expect(snapToHundred(total)).toBe(shown);
});

it.each([
  [99.985, 99.99],
  [1.005, 1.01],
  [59.994, 59.99],
  [0, 0],
  [null, undefined],
  [undefined, undefined],
])('%d to two decimals is %d (CRV-011)', (value, rounded) => {
  expect(toTwoDecimals(value)).toBe(rounded);
});

describe('the totals (C-5)', () => {
  const shares = (a: number, b: number, c: number) =>
    curveTotals([
      row('CURVA A', { percentualQuantidade: a, percentualCME: a }),
      row('CURVA B', { percentualQuantidade: b, percentualCME: b }),
      row('CURVA C', { percentualQuantidade: c, percentualCME: c }),
    ]);

  it.each([
    [74.99, 20, 5, 100],
    [75.01, 20, 5, 100],
    [74.98, 20, 5, 99.98],
    [75.02, 20, 5, 100.02],
    [33.333, 33.333, 33.333, 100], // each is 33.33 first
    [33.33, 33.33, 33.32, 99.98],
  ])('of %d, %d and %d are %d', (a, b, c, total) => {
    expect(shares(a, b, c)).toMatchObject({ quantityShare: total, costShare: total, target: 100 });
  });

  it('count the whole curves only, where there is one, for A1 to A3 are parts of the first (G-39)', () => {
    const parts = [row('A1', { quantidade: 6, cme: 0.1 }), row('A2', { quantidade: 4, cme: 0.2 })];
    expect(curveTotals(parts)).toMatchObject({ quantity: 10, cost: 0.3 });
    expect(curveTotals([...parts, row('CURVA A', { quantidade: 12, valorCompra: 7.5 })])).toMatchObject({
      quantity: 12,
      cost: 7.5,
      target: 75,
    });
  });

  it('are the same under either name of the cost (CRV-005, CRV-006)', () => {
    const named = curveTotals([row('CURVA A', { cme: 10, percentualCME: 75 })]);
    expect(curveTotals([row('CURVA A', { valorCompra: 10, percentualValorCompra: 75 })])).toEqual(named);
  });

  it('claim nothing where there is no figure', () => {
    expect(curveTotals([row('CURVA A')])).toMatchObject({ quantity: undefined, quantityShare: undefined });
    expect(curveTotals([])).toMatchObject({ cost: undefined, target: undefined });
  });

  it('do not depend on the order of the rows', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 100);
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 8 }), (values) => {
        const rows = values.map((value) => row('CURVA A', { cme: value }));
        const total = values.reduce((sum, value) => sum + Math.round(value * 100), 0) / 100;
        expect(curveTotals(rows).cost).toBe(total);
        expect(curveTotals(rows.toReversed()).cost).toBe(total);
      }),
    );
  });
});

describe('a percentage against its target (C-6, CHT-09)', () => {
  it.each([
    ['A1', 60, true],
    ['A1', 59.99, false],
    ['A1', 59.996, true], // shown as 60,00
    ['A2', 29.99, true],
    ['A2', 30, false],
    ['A3', 9.99, true],
    ['A3', 10, false],
    ['CURVA A', 75, true],
    ['CURVA A', 80, true],
    ['CURVA A', 74.99, false],
    ['CURVA B', 20, false],
    ['CURVA B', 22.1, false],
    ['CURVA B', 19.99, true],
    ['CURVA C', 5, false],
    ['CURVA C', 4.2, true],
    ['CURVA C', 0, true],
    ['CURVA D', 50, undefined],
    ['A1', null, undefined],
    ['A1', Number.NaN, undefined],
  ])('%s at %d: %s', (curve, percent, within) => {
    expect(isWithinTarget(curve, percent)).toBe(within);
  });
});

describe('curves as a table shows them', () => {
  it('have their target, rounded shares and whether they keep to it (CRV-001 to 016)', () => {
    const sent = { percentualQuantidade: 59.994, cme: 10, percentualCME: 75.004, percentualRuptura: 1.125 };
    expect(compareCurves([row(' curva a ', { curvaId: 4, quantidade: 7, ...sent })]).rows).toEqual([
      {
        id: 4,
        name: 'CURVA A',
        whole: true,
        target: 75,
        quantity: 7,
        quantityShare: 59.99,
        quantityWithin: false,
        cost: 10,
        costShare: 75,
        costWithin: true,
        stockOut: 1.13,
      },
    ]);
    expect(compareCurves([row('A1'), row('CURVA D')]).rows).toMatchObject([
      { whole: false, target: 60, quantityWithin: undefined },
      { whole: false, target: undefined },
    ]);
  });

  it.each([
    [[{ cme: 1 }, {}], 'cme'],
    [[{ valorCompra: 1 }, {}], 'valorCompra'],
    [[{ valorCompra: 1 }, { cme: 1 }], 'cme'],
    [[], 'cme'],
  ] as const)('of %j name the cost %s (CRV-005)', (figures, costName) => {
    expect(compareCurves(figures.map((figure) => row('CURVA A', figure))).costName).toBe(costName);
  });
});
