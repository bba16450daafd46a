export * from './downloadBlob.ts';
