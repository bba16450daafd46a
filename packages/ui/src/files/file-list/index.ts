export * from './createUploadQueue.ts';
export * from './FileList.tsx';
export type { QueuedFile, UploadQueueItem, UploadState } from './uploadQueue.ts';
export { isUnderWay } from './uploadQueue.ts';
export * from './useUploadQueue.ts';
