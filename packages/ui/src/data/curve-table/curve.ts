import { fromUnits, toUnits } from '../../internal/number/units.ts';

/** One row of a curve by the names the server gives it (CRV-001 to 007). */
export interface CurveRow {
  /** A1, A2, A3, CURVA A, CURVA B or CURVA C. */
  curva: string;
  curvaId: string | number;
  quantidade?: number | null | undefined;
  /** Percent. */
  percentualQuantidade?: number | null | undefined;
  /** Cost in reais; some answers call it `valorCompra`. */
  cme?: number | null | undefined;
  valorCompra?: number | null | undefined;
  /** Percent; some answers call it `percentualValorCompra`. */
  percentualCME?: number | null | undefined;
  percentualValorCompra?: number | null | undefined;
  /** Percent. */
  percentualRuptura?: number | null | undefined;
}

/** The targets in percent, in the order the curves appear in (CRV-009, CRV-010). */
const targets = new Map([
  ['A1', 60],
  ['A2', 30],
  ['A3', 10],
  ['CURVA A', 75],
  ['CURVA B', 20],
  ['CURVA C', 5],
]);
const order = [...targets.keys()];
const wholeCurves: ReadonlySet<string> = new Set(['CURVA A', 'CURVA B', 'CURVA C']);
const moreIsBetter: ReadonlySet<string> = new Set(['A1', 'CURVA A']);

/** The name as the rules know it. */
export const curveName = ({ curva }: CurveRow): string => curva.trim().toUpperCase();

/** Percent to reach, or not to reach; none for a curve the rules do not know. */
export const curveTarget = (name: string): number | undefined => targets.get(name);

/** Whether a row is one of the three whole curves, which are shaded (CRV-016); A1 to A3 are parts of the first. */
export const isWholeCurve = (name: string): boolean => wholeCurves.has(name);

/** The rows in the fixed order, whatever order the server sent; unknown curves last (CRV-009, CHT-09). */
export function sortCurves(rows: readonly CurveRow[]): CurveRow[] {
  const place = (row: CurveRow) => {
    const index = order.indexOf(curveName(row));
    return index === -1 ? order.length : index;
  };
  return rows.toSorted((one, other) => place(one) - place(other));
}

/** The cost under whichever name the server used (CRV-005). */
export const curveCost = ({ cme, valorCompra }: CurveRow) => cme ?? valorCompra;

/** The cost's share under whichever name the server used (CRV-006). */
export const curveCostShare = ({ percentualCME, percentualValorCompra }: CurveRow) =>
  percentualCME ?? percentualValorCompra;

/** A figure to two decimals, by its digits: 99.985 is 99.99 (CRV-011); NaN for no number. */
export function toTwoDecimals(value: number | null | undefined): number | undefined {
  const hundredths = toUnits(value, 2);
  return hundredths === null ? undefined : fromUnits(hundredths, 2);
}

/** 100 for a percentage between 99.99 and 100.01, bounds included (CRV-012); any other as it is (CHT-08). */
export const snapToHundred = (percent: number): number =>
  percent >= 99.99 && percent <= 100.01 ? 100 : percent;

/** Whether a percentage keeps to its target, as it is shown; nothing for an unknown curve or no figure (C-6, CHT-09). */
export function isWithinTarget(name: string, percent: number | null | undefined): boolean | undefined {
  const target = curveTarget(name);
  const actual = toTwoDecimals(percent);
  if (target === undefined || actual === undefined || Number.isNaN(actual)) return undefined;
  return moreIsBetter.has(name) ? actual >= target : actual < target;
}

/** Sums of the columns that have one; nothing where no row has a figure. */
export interface CurveTotals {
  target: number | undefined;
  quantity: number | undefined;
  quantityShare: number | undefined;
  cost: number | undefined;
  costShare: number | undefined;
}

type Figure = (row: CurveRow) => number | null | undefined;

/** Sum in units of the last decimal, so that the parts add up as they are shown. */
function sum(rows: readonly CurveRow[], figure: Figure, decimals: number): number | undefined {
  const parts = rows.map((row) => toUnits(figure(row), decimals)).filter((part) => part !== null);
  return parts.length === 0
    ? undefined
    : fromUnits(
        parts.reduce((total, part) => total + part, 0),
        decimals,
      );
}

/** The last line (C-5): over CURVA A to C where there is one of them, for A1 to A3 are parts of the first (G-39). */
export function curveTotals(rows: readonly CurveRow[]): CurveTotals {
  const whole = rows.filter((row) => isWholeCurve(curveName(row)));
  const base = whole.length > 0 ? whole : rows;
  const share = (figure: Figure) => {
    const total = sum(base, figure, 2);
    return total === undefined ? undefined : snapToHundred(total);
  };
  return {
    target: share((row) => curveTarget(curveName(row))),
    quantity: sum(base, (row) => row.quantidade, 4),
    quantityShare: share((row) => row.percentualQuantidade),
    cost: sum(base, curveCost, 2),
    costShare: share(curveCostShare),
  };
}
