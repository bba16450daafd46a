export * from './AgencyField.tsx';
