export type { ChartData, ChartFormat, ChartSeries } from './chartData.ts';
export * from './LineChart.tsx';
export type { ChartRowsProps } from './table/ChartRows.tsx';
export { ChartTable, type ChartTableProps } from './table/ChartTable.tsx';
