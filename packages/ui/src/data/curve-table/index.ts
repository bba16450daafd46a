export * from './CurveTable.tsx';
export type { CurveRow } from './curve.ts';
