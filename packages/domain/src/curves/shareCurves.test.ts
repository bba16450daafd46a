import { expect, it } from 'vitest';
import { compareCurves } from './compareCurves.ts';
import { placesOfCurve, shareCurves } from './shareCurves.ts';

const amount = (curva: 'A1' | 'A2' | 'A3' | 'B' | 'C', valor: number, quantidade = valor) => ({
  curva,
  valor,
  quantidade,
  produtos: 4,
  emRuptura: 1,
});

it('shares A1 to A3 within curve A, and the whole curves within all, so that each adds up to 100 (CRV-001 to CRV-012)', () => {
  const curves = shareCurves([
    amount('A1', 450),
    amount('A2', 225),
    amount('A3', 75),
    amount('B', 200),
    amount('C', 50),
  ]);
  expect(
    curves.map(({ curva, curvaId, meta, percentualValor, valor }) => [
      curva,
      curvaId,
      meta,
      percentualValor,
      valor,
    ]),
  ).toEqual([
    ['A1', 1, 60, 60, 450],
    ['A2', 2, 30, 30, 225],
    ['A3', 3, 10, 10, 75],
    ['CURVA A', 4, 75, 75, 750],
    ['CURVA B', 5, 20, 20, 200],
    ['CURVA C', 6, 5, 5, 50],
  ]);
  expect(curves.every(({ percentualRuptura }) => percentualRuptura === 25)).toBe(true);
  const sent = curves.map(({ valor, percentualValor, ...row }) => ({
    ...row,
    cme: valor,
    percentualCME: percentualValor,
  }));
  expect(compareCurves(sent).totals).toMatchObject({
    cost: 1_000,
    costShare: 100,
    quantityShare: 100,
    target: 100,
  });
});

it('has no curve without products, and shares of nothing are nothing', () => {
  expect(shareCurves([])).toEqual([]);
  expect(shareCurves([amount('C', 0)]).map(({ percentualValor }) => percentualValor)).toEqual([
    0, 0, 0, 0, 0, 0,
  ]);
});

it.each([
  [1, ['A1']],
  [4, ['A1', 'A2', 'A3']],
  [6, ['C']],
  [7, []],
])('curve %d holds %j', (id, places) => {
  expect(placesOfCurve(id)).toEqual(places);
});
