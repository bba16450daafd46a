export {
  type CurveComparison,
  type CurveLine,
  type CurveRow,
  type CurveTotals,
  compareCurves,
} from './compareCurves.ts';
export { type CurveObstacle, curveObstacle } from './curveObstacle.ts';
export {
  type CurveAmount,
  type ProductCurve,
  placesOfCurve,
  type SharedCurve,
  shareCurves,
} from './shareCurves.ts';
