export * from './ManagerDialog.tsx';
export type { ManagerBindings } from './ManagerFields.tsx';
