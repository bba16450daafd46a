export * from './createUploadQueue.ts';
export type { FileActs } from './FileActions.tsx';
export * from './FileList.tsx';
export type { QueuedFile, UploadQueueItem, UploadState } from './uploadQueue.ts';
export { isUnderWay } from './uploadQueue.ts';
export * from './useUploadQueue.ts';
