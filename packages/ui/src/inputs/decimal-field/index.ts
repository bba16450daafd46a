export * from './DecimalField.tsx';
