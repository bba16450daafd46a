export {
  type BatchAct,
  BatchPage,
  type BatchPageProps,
  type BatchStage,
} from './BatchPage.tsx';
export type { BatchItem, BatchResult } from './batchOutcomes.ts';
