export * from './UploadTray.tsx';
