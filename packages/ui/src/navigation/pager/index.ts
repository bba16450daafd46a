export * from './Pager.tsx';
export type { Paging as PageState } from './pageRows.ts';
