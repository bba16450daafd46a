export type { ChartData, ChartFormat, ChartSeries } from './chartData.ts';
export * from './LineChart.tsx';
export { ChartTable, type ChartTableProps } from './table/ChartTable.tsx';
