export * from './ManagerDialog.tsx';
