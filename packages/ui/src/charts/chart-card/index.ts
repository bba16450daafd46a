export * from './ChartCard.tsx';
export * from './chartPeriods.ts';
export type { ChartSheet, SheetChart } from './chartSheet.ts';
export { downloadChartSheet, printChartSheet } from './chartSheetActs.ts';
