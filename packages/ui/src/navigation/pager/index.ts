export * from './Pager.tsx';
