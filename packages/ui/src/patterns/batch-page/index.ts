export { BatchPage } from './BatchPage.tsx';
export type { BatchAct, BatchPageProps, BatchStage } from './BatchPage.types.ts';
export type { BatchItem, BatchResult } from './batchOutcomes.ts';
