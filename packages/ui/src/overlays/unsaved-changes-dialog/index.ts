export * from './UnsavedChangesDialog.tsx';
