export * from './RecordPage.tsx';
