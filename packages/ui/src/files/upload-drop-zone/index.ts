export * from './UploadDropZone.tsx';
