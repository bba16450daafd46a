export * from './ListPage.tsx';
export type { ListQuery, ListSelection, ListState } from './listState.ts';
