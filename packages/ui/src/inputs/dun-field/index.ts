export * from './DunField.tsx';
export type { DunIndicator } from './dun.ts';
