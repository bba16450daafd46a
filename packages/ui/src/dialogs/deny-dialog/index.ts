export * from './DenyDialog.tsx';
