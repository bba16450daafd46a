export * from './ChartCard.tsx';
export * from './chartPeriods.ts';
export type { ChartSheet, SheetChart } from './sheet/chartSheet.types.ts';
export { downloadChartSheet, printChartSheet } from './sheet/chartSheetActs.ts';
