export * from './Pager.tsx';
export type { Paging } from './pageRows.ts';
