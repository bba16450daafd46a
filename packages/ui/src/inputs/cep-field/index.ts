export * from './CepField.tsx';
