import type { Messages } from '../../locale/messages.ts';
import type { TextColumn } from '../data-table/columns/column.ts';
import {
  type CurveRow,
  type CurveTotals,
  curveCost,
  curveCostShare,
  curveName,
  curveTarget,
  toTwoDecimals,
} from './curve.ts';

type Figure = (row: CurveRow) => number | null | undefined;

type FigureColumn = Extract<TextColumn<CurveRow>, { format: 'price' | 'percent' | 'number' }>;

/** A column of figures. */
export interface CurveColumn {
  text: FigureColumn;
  /** What the last line has in it; nothing where a sum has no meaning. */
  total?: keyof CurveTotals;
  /** The percentage that is compared with the target (G-39). */
  judged?: Figure;
}

/** The server has two names for the cost; the header says the one it used (CRV-005). */
const isPurchaseValue = (rows: readonly CurveRow[]) =>
  rows.some(({ valorCompra }) => valorCompra != null) && rows.every(({ cme }) => cme == null);

/** The columns after the curve's name. */
export function curveColumns(rows: readonly CurveRow[], messages: Messages): CurveColumn[] {
  const cost = isPurchaseValue(rows) ? messages.curvePurchaseValue : messages.curveCost;
  const percent = (id: string, header: string, figure: Figure): FigureColumn => ({
    id,
    header,
    format: 'percent',
    value: (row) => toTwoDecimals(figure(row)),
  });
  const { curveQuantity, curveShare } = messages;
  const quantityShare = (row: CurveRow) => row.percentualQuantidade;
  return [
    { text: percent('target', messages.curveTarget, (row) => curveTarget(curveName(row))), total: 'target' },
    {
      text: { id: 'quantity', header: curveQuantity, format: 'number', value: (row) => row.quantidade },
      total: 'quantity',
    },
    {
      text: percent('quantityShare', curveShare(curveQuantity), quantityShare),
      total: 'quantityShare',
      judged: quantityShare,
    },
    { text: { id: 'cost', header: cost, format: 'price', value: curveCost }, total: 'cost' },
    {
      text: percent('costShare', curveShare(cost), curveCostShare),
      total: 'costShare',
      judged: curveCostShare,
    },
    { text: percent('stockOut', messages.curveStockOut, (row) => row.percentualRuptura) },
  ];
}
