export * from './GtinField.tsx';
