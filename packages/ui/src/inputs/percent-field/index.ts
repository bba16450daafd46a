export * from './PercentField.tsx';
