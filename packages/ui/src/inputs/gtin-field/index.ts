export * from './GtinField.tsx';
export type { GtinLength } from './gtin.ts';
