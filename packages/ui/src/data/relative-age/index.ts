export * from './RelativeAge.tsx';
