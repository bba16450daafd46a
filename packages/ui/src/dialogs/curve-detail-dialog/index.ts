export * from './CurveDetailDialog.tsx';
export type { CurveDetail, CurveProduct } from './curveDetail.ts';
