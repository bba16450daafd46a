/** Why the curves cannot be requested yet. */
export type CurveObstacle = 'origin' | 'curve' | 'suggestion';

interface CurveQuestion {
  /** Whose products the curves are about: `empresa` or `filial` (CRV-024). */
  origin: string;
  curveId: string | number | null | undefined;
  suggestionIds: readonly (string | number)[];
}

/** The first thing that is missing or wrong; then no call is made (CRV-030 to 032, CRV-034). */
export function curveObstacle({ origin, curveId, suggestionIds }: CurveQuestion): CurveObstacle | undefined {
  if (origin !== 'empresa' && origin !== 'filial') return 'origin';
  if (curveId === null || curveId === undefined || curveId === '') return 'curve';
  return suggestionIds.length === 0 ? 'suggestion' : undefined;
}
