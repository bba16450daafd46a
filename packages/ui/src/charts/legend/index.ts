export * from './Legend.tsx';
