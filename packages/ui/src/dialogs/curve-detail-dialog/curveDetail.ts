/** Whose products are shown: the whole company's or one branch's (CRV-024). */
export type CurveOrigin = 'empresa' | 'filial';

/** Whether a text names an origin there is. */
export const isCurveOrigin = (origin: string): origin is CurveOrigin =>
  origin === 'empresa' || origin === 'filial';

/** One product of a curve by the names the server gives it (CRV-025). */
export interface CurveProduct {
  produtoId: string | number;
  produtoNome: string;
  filialNome?: string | null | undefined;
}

/** The products of one curve, as they were read (CRV-028). */
export interface CurveDetail {
  /** Of which curve they are. */
  curvaId: string | number;
  products: readonly CurveProduct[];
  totalQuantidade?: number | null | undefined;
  /** In reais. */
  totalValorCompra?: number | null | undefined;
}

/** With more rows than these the dialog takes the whole window (CRV-027). */
const mostRowsInDialog = 55;

/** Whether the dialog takes the whole window. */
export const isMaximised = (rows: number): boolean => rows > mostRowsInDialog;

/** Why there is nothing to ask the server for. */
export type CurveObstacle = 'origin' | 'curve' | 'suggestion';

interface CurveQuestion {
  origin: string;
  curveId: string | number | null | undefined;
  suggestionIds: readonly (string | number)[];
}

/** The first thing that is missing or wrong; then no call is made (CRV-030 to 032, CRV-034). */
export function curveObstacle({ origin, curveId, suggestionIds }: CurveQuestion): CurveObstacle | undefined {
  if (!isCurveOrigin(origin)) return 'origin';
  if (curveId === null || curveId === undefined || curveId === '') return 'curve';
  return suggestionIds.length === 0 ? 'suggestion' : undefined;
}
