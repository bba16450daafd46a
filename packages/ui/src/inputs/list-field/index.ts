export * from './ListField.tsx';
