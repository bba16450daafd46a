export * from './UploadDropZone.tsx';
export * from './uploadContentType.ts';
