import { sumMoney, toCents } from '../fields/cents.ts';
import { targets } from './compareCurves.ts';

/** Place of a product in the curve of a company or branch; A1 to A3 are the parts of curve A. */
export type ProductCurve = 'A1' | 'A2' | 'A3' | 'B' | 'C';

/** What the products of a place hold: pieces, value in reais, how many products there are and how many have no stock. */
export interface CurveAmount {
  readonly curva: ProductCurve;
  readonly quantidade: number;
  readonly valor: number;
  readonly produtos: number;
  readonly emRuptura: number;
}

/** A curve with its shares in percent, two decimals (CRV-001 to CRV-007, CRV-011). */
export interface SharedCurve {
  readonly curva: 'A1' | 'A2' | 'A3' | 'CURVA A' | 'CURVA B' | 'CURVA C';
  /** 1 to 6 in the order of the curves. */
  readonly curvaId: number;
  readonly meta: number;
  readonly quantidade: number;
  readonly percentualQuantidade: number;
  readonly valor: number;
  readonly percentualValor: number;
  readonly percentualRuptura: number;
}

const PARTS = ['A1', 'A2', 'A3'] as const;

/** The curves in their order, with the places that each holds. */
const CURVES = [
  ['A1', ['A1']],
  ['A2', ['A2']],
  ['A3', ['A3']],
  ['CURVA A', PARTS],
  ['CURVA B', ['B']],
  ['CURVA C', ['C']],
] as const satisfies readonly (readonly [SharedCurve['curva'], readonly ProductCurve[]])[];

/** The places of products that a curve holds; none for an unknown id. */
export function placesOfCurve(curvaId: number): readonly ProductCurve[] {
  return CURVES[curvaId - 1]?.[1] ?? [];
}

const percent = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((part * 10_000) / whole) / 100;

/**
 * The six curves of products by their places: A1 to A3 have their share of curve A, curves A to C that of all, as their
 * targets do (CRV-010, C-5). Without products there are none.
 */
export function shareCurves(amounts: readonly CurveAmount[]): SharedCurve[] {
  if (amounts.length === 0) return [];
  const within = (places: readonly ProductCurve[]) => {
    const rows = amounts.filter(({ curva }) => places.includes(curva));
    const count = (figure: (row: CurveAmount) => number) => rows.reduce((sum, row) => sum + figure(row), 0);
    return {
      quantidade: count(({ quantidade }) => quantidade),
      valor: sumMoney(rows.map(({ valor }) => valor)),
      produtos: count(({ produtos }) => produtos),
      emRuptura: count(({ emRuptura }) => emRuptura),
    };
  };
  const all = within(['A1', 'A2', 'A3', 'B', 'C']);
  const curveA = within(PARTS);
  return CURVES.map(([curva, places], index) => {
    const { quantidade, valor, produtos, emRuptura } = within(places);
    const whole = curva.startsWith('CURVA') ? all : curveA;
    return {
      curva,
      curvaId: index + 1,
      meta: targets.get(curva) ?? 0,
      quantidade,
      percentualQuantidade: percent(quantidade, whole.quantidade),
      valor,
      percentualValor: percent(toCents(valor), toCents(whole.valor)),
      percentualRuptura: percent(emRuptura, produtos),
    };
  });
}
