export * from './CurveTable.tsx';
export type { CurveLine, Curves } from './curve.ts';
