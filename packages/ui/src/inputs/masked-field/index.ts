export * from './MaskedField.tsx';
