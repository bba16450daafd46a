export * from './DateRangeField.tsx';
