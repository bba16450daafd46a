export * from './AgedStatus.tsx';
