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
export const targets = new Map([
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

const curveName = ({ curva }: CurveRow): string => curva.trim().toUpperCase();

/** The rows in their fixed order; unknown curves last (CRV-009, CHT-09). */
function sortCurves(rows: readonly CurveRow[]): CurveRow[] {
  const place = (row: CurveRow) => {
    const index = order.indexOf(curveName(row));
    return index === -1 ? order.length : index;
  };
  return rows.toSorted((one, other) => place(one) - place(other));
}

/** The cost; the server uses either name (CRV-005). */
const curveCost = ({ cme, valorCompra }: CurveRow) => cme ?? valorCompra;

/** The cost's share; the server uses either name (CRV-006). */
const curveCostShare = ({ percentualCME, percentualValorCompra }: CurveRow) =>
  percentualCME ?? percentualValorCompra;

/** A number in units of its last decimal, by its written digits: 99.985 is 9999 hundredths. */
const toUnits = (value: number, decimals: number) => Math.round(Number(`${value.toFixed(10)}e${decimals}`));

const fromUnits = (units: number, decimals: number) => Number(`${units}e-${decimals}`);

/** A figure rounded to two decimals (CRV-011); undefined without one. */
export function toTwoDecimals(value: number | null | undefined): number | undefined {
  return value == null ? undefined : fromUnits(toUnits(value, 2), 2);
}

/** 100 for a percentage from 99.99 to 100.01 (CRV-012); others are unchanged (CHT-08). */
export const snapToHundred = (percent: number): number =>
  percent >= 99.99 && percent <= 100.01 ? 100 : percent;

/**
 * Whether a percentage meets its target, as it is shown; undefined for an unknown curve or without a figure (C-6,
 * CHT-09).
 */
export function isWithinTarget(name: string, percent: number | null | undefined): boolean | undefined {
  const target = targets.get(name);
  const actual = toTwoDecimals(percent);
  if (target === undefined || actual === undefined || Number.isNaN(actual)) return undefined;
  return moreIsBetter.has(name) ? actual >= target : actual < target;
}

/** A curve with its target. */
export interface CurveLine {
  id: string | number;
  name: string;
  /** One of CURVA A to C, which are shaded (CRV-016); A1 to A3 are parts of CURVA A. */
  whole: boolean;
  /** Percent to reach, or not to reach; undefined for an unknown curve. */
  target: number | undefined;
  quantity: number | null | undefined;
  quantityShare: number | undefined;
  /** Whether the share meets the target (G-39). */
  quantityWithin: boolean | undefined;
  cost: number | null | undefined;
  costShare: number | undefined;
  costWithin: boolean | undefined;
  stockOut: number | undefined;
}

/** Sums of the columns; undefined where no row has a figure. */
export type CurveTotals = Readonly<
  Record<'target' | 'quantity' | 'quantityShare' | 'cost' | 'costShare', number | undefined>
>;

/** The curves of a company, supplier or branch as a table shows them. */
export interface CurveComparison {
  rows: CurveLine[];
  totals: CurveTotals;
  /** The name under which the server gave the cost (CRV-005). */
  costName: 'cme' | 'valorCompra';
}

type Figure = (row: CurveRow) => number | null | undefined;

/** Sums rounded figures, so that the total matches the rows as they are shown. */
function sum(rows: readonly CurveRow[], figure: Figure, decimals: number): number | undefined {
  const parts = rows.map(figure).filter((part) => part != null);
  if (parts.length === 0) return undefined;
  return fromUnits(
    parts.reduce((total, part) => total + toUnits(part, decimals), 0),
    decimals,
  );
}

/** The total line (C-5): only CURVA A to C count if there is one, since A1 to A3 are parts of CURVA A (G-39). */
export function curveTotals(rows: readonly CurveRow[]): CurveTotals {
  const whole = rows.filter((row) => wholeCurves.has(curveName(row)));
  const base = whole.length > 0 ? whole : rows;
  const share = (figure: Figure) => {
    const total = sum(base, figure, 2);
    return total === undefined ? undefined : snapToHundred(total);
  };
  return {
    target: share((row) => targets.get(curveName(row))),
    quantity: sum(base, (row) => row.quantidade, 4),
    quantityShare: share((row) => row.percentualQuantidade),
    cost: sum(base, curveCost, 2),
    costShare: share(curveCostShare),
  };
}

function toLine(row: CurveRow): CurveLine {
  const name = curveName(row);
  return {
    id: row.curvaId,
    name,
    whole: wholeCurves.has(name),
    target: targets.get(name),
    quantity: row.quantidade,
    quantityShare: toTwoDecimals(row.percentualQuantidade),
    quantityWithin: isWithinTarget(name, row.percentualQuantidade),
    cost: curveCost(row),
    costShare: toTwoDecimals(curveCostShare(row)),
    costWithin: isWithinTarget(name, curveCostShare(row)),
    stockOut: toTwoDecimals(row.percentualRuptura),
  };
}

/** Compares curves with their targets, in their fixed order, and adds them up (CRV-001 to 016, C-5, C-6, G-39). */
export function compareCurves(rows: readonly CurveRow[]): CurveComparison {
  const isPurchaseValue =
    rows.some(({ valorCompra }) => valorCompra != null) && rows.every(({ cme }) => cme == null);
  return {
    rows: sortCurves(rows).map(toLine),
    totals: curveTotals(rows),
    costName: isPurchaseValue ? 'valorCompra' : 'cme',
  };
}
