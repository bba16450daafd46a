export * from './CnpjField.tsx';
