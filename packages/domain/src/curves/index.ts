export {
  type CurveComparison,
  type CurveLine,
  type CurveRow,
  type CurveTotals,
  compareCurves,
} from './compareCurves.ts';
export { type CurveObstacle, curveObstacle } from './curveObstacle.ts';
