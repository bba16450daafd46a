export * from './CurveDetailDialog.tsx';
export type { CurveDetail, CurveOrigin, CurveProduct } from './curveDetail.ts';
