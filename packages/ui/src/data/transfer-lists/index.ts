export * from './TransferLists.tsx';
export type { TransferItem } from './transferItem.ts';
