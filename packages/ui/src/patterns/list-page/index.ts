export * from './ListPage.tsx';
