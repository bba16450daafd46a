export { ChartTable, type ChartTableProps } from './ChartTable.tsx';
export type { ChartData, ChartFormat, ChartSeries } from './chartData.ts';
export * from './LineChart.tsx';
