export * from './AlertDialog.tsx';
