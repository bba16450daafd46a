export * from './NcmField.tsx';
