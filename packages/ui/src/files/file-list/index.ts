export * from './FileList.tsx';
export type { UploadQueueItem, UploadState } from './uploadQueue.ts';
export * from './useUploadQueue.ts';
