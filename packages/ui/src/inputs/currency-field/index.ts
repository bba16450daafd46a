export * from './CurrencyField.tsx';
