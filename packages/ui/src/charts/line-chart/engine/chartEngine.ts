export * from './echarts.ts';
export * from './MountedChart.tsx';
