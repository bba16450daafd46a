import type { TextColumn } from '../data-table/columns/column.ts';
import type { curveTableTexts } from './CurveTable.texts.ts';
import type { CurveLine, Curves } from './curve.ts';

type FigureColumn = Extract<TextColumn<CurveLine>, { format: 'currency' | 'percent' | 'number' }>;

/** A column of figures. */
export interface CurveColumn {
  text: FigureColumn;
  /** What the last line has in it; nothing where a sum has no meaning. */
  total?: keyof Curves['totals'] | undefined;
  /** Whether the figure keeps to the target (G-39). */
  within?: ((row: CurveLine) => boolean | undefined) | undefined;
}

/** The columns after the curve's name. */
export function curveColumns(costName: Curves['costName'], messages: typeof curveTableTexts): CurveColumn[] {
  const quantity = messages.curveQuantity;
  const cost = costName === 'valorCompra' ? messages.curvePurchaseValue : messages.curveCost;
  const column = (
    id: keyof Curves['totals'] | 'stockOut',
    header: string,
    format: FigureColumn['format'] = 'percent',
  ): FigureColumn => ({ id, header, format, value: (row) => row[id] });
  return [
    { text: column('target', messages.curveTarget), total: 'target' },
    { text: column('quantity', quantity, 'number'), total: 'quantity' },
    {
      text: column('quantityShare', messages.curveShare(quantity)),
      total: 'quantityShare',
      within: ({ quantityWithin }) => quantityWithin,
    },
    { text: column('cost', cost, 'currency'), total: 'cost' },
    {
      text: column('costShare', messages.curveShare(cost)),
      total: 'costShare',
      within: ({ costWithin }) => costWithin,
    },
    { text: column('stockOut', messages.curveStockOut) },
  ];
}
