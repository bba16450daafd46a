export * from './StateRegistrationField.tsx';
