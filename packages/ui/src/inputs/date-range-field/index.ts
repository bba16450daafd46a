export * from './DateRangeField.tsx';
export * from './DateRangeField.types.ts';
