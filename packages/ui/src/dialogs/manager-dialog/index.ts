export * from './ManagerDialog.tsx';
export type { FoundManager, Manager, ManagerValues } from './manager.ts';
