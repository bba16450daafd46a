export * from './ContactDialog.tsx';
