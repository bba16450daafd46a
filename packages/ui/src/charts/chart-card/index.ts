export * from './ChartCard.tsx';
export * from './chartPeriods.ts';
export type { ChartSheet, SheetChart } from './chartSheet.types.ts';
export { downloadChartSheet, printChartSheet } from './chartSheetActs.ts';
