export * from './ChipsField.tsx';
export type { ChipsFieldChange, ItemsOptions } from './useItems.ts';
