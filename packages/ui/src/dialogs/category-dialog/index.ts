export * from './CategoryDialog.tsx';
